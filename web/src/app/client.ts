/** The parts of the client, put together: each is documented in its own module. */

import { Connection } from '../model/connection';
import { newId, randomHex } from '../model/random';
import { Sharing } from '../model/entropy';
import { app } from './app.svelte';
import { Catalogue } from './catalogue.svelte';
import { Guest } from './guest.svelte';
import { http, whenUnknown } from './http';
import { Lobby } from './lobby.svelte';
import { muted } from './muted.svelte';
import { Name } from './name';
import { Phrases } from './phrases.svelte';
import { errorText } from './errors';
import { Server } from './server.svelte';
import { receipts } from './entropy';
import { openSocket, timers } from './socket';
import { CurrentTable } from './table.svelte';

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const server = new Server(new Connection(openSocket, timers, newId), http.awake, sleep);
const catalogue = new Catalogue(http.catalogue, app);
const guest = new Guest(server, catalogue, app, http);
const lobby = new Lobby(server, guest);
const phrases = new Phrases(app, muted);
const table = new CurrentTable(server, guest, phrases, new Sharing(receipts, () => randomHex(32)), app, http);
const name = new Name(guest, table, app, errorText);

export const client = { server, catalogue, guest, lobby, phrases, table, name } as const;

guest.onReplaced = () => table.loseSeat();
whenUnknown(() => guest.replace());
app.onLanguage = () => void changeLanguage();

addEventListener('online', () => server.nudge());
addEventListener('offline', () => server.check());
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  // A device that slept may have lost its connection without a word.
  server.nudge();
  server.check();
});

async function changeLanguage(): Promise<void> {
  const { lang } = app.settings;
  if (!guest.info) return;
  // Do this first: everything that is asked afterwards is answered in that language.
  const spoken = server.status === 'open' ? server.ask({ t: 'speak', lang }).catch(() => {}) : null;
  void http.introduce(guest.info.name, lang).catch(() => {});
  await catalogue.load(lang).catch(() => {});
  if (!spoken) return;
  await spoken;
  await table.reload();
}
