import { mount } from 'svelte';
import './ui/base.css';
import App from './App.svelte';
import { app } from './app/app.svelte';
import { http } from './app/http';

async function start(): Promise<void> {
  await app.start();
  const target = document.getElementById('klaf');
  if (target) mount(App, { target });
}

// Without a language file the page cannot even say what is wrong: reload it as soon as the server answers.
void start().catch(() => {
  const asking = setInterval(
    () =>
      void http.awake().then((there) => {
        if (!there) return;
        clearInterval(asking);
        location.reload();
      }),
    3000,
  );
});

// Missing over plain HTTP on a home network: then the client is not installable, and that is all.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/worker.js').catch(() => {});
