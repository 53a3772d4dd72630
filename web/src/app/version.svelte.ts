/** Whether the server has a newer page than the one that is open. */
export const version = $state({ newer: false });

const RELOADED = 'questable-reloaded';

/** The shell of the page is kept by a worker; only a secure page (https, or this very machine) may have one. */
export function registerWorker(): void {
  // a part of an older version that is gone from the server: the new version has its own
  addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(RELOADED)) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, 'yes');
    location.reload();
  });
  addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(RELOADED), 10_000));
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || import.meta.env.DEV) return;
  const first = !workers.controller;
  let taken = 0;
  workers.addEventListener('controllerchange', () => {
    taken++;
    if (!first || taken > 1) version.newer = true;
  });
  void workers.register('/worker.js').then(
    (registration) => {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
      });
    },
    () => undefined, // a browser that forbids it: the page works without
  );
}
