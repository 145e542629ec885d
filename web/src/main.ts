import { mount } from 'svelte';
import './ui/base.css';
import App from './App.svelte';
import { app } from './app/app.svelte';

async function start(): Promise<void> {
  await app.start();
  const target = document.getElementById('klaf');
  if (target) mount(App, { target });
}

void start();

// Missing over plain HTTP on a home network: then the client is not installable, and that is all.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js').catch(() => {});
