import { version } from './version.svelte';

/** The path and the query of the page. */
export const route = $state({ path: location.pathname, search: location.search });

export function parts(): string[] {
  return route.path.split('/').filter(Boolean);
}

export function go(path: string, replace = false): void {
  if (version.newer) {
    location.assign(path); // the new version of the page is loaded on the way
    return;
  }
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  follow();
  scrollTo(0, 0);
}

function follow(): void {
  route.path = location.pathname;
  route.search = location.search;
}

/** Handles clicks on links within the site without reloading the page. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener('popstate', follow);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', follow);
    document.removeEventListener('click', click);
  };
}
