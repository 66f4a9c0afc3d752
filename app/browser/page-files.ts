import { matchRoutes } from "react-router";
import { FileGone } from "./fetch-again.ts";
import { expectThisBuild } from "./site-build.ts";

/** What React Router knows of the site's routes in the browser. */
type RouterWindow = {
  __reactRouterManifest: {
    routes: Record<string, { module: string; imports?: string[]; hasClientLoader?: boolean }>;
  };
  __reactRouterDataRouter?: {
    routes: Parameters<typeof matchRoutes>[0];
    basename?: string;
    state: { location: { pathname: string } };
  };
};

const arrived = new Set<string>();

const getRouter = () => (window as unknown as RouterWindow).__reactRouterDataRouter;

/** Address of the page that React Router shows, or is leading to; undefined before it has taken the page over. */
export const getShownPath = (): string | undefined => getRouter()?.state.location.pathname;

/**
 * Loads the data and the modules of a page of the site, so that React Router finds them at hand.
 * @throws OtherBuild when its data are of another build, the failure of a file, or of a module of which the browser remembers that it has failed before.
 */
export async function loadPage(pathname: string, load: (address: string) => Promise<string>): Promise<void> {
  const modules = listModules(pathname);
  const all = new Set(modules.flatMap(({ module, imports = [] }) => [module, ...imports]));
  await Promise.all([
    loadData(pathname, load),
    // A route that loads by itself reads parts of the built page.
    ...(modules.some(({ hasClientLoader }) => hasClientLoader) ? [load(pathname).then(expectThisBuild)] : []),
    ...[...all]
      .filter((address) => !arrived.has(address))
      .map(async (address) => {
        await load(address);
        arrived.add(address);
      }),
  ]);
  await Promise.all(modules.map(({ module }) => import(/* @vite-ignore */ module)));
}

function listModules(pathname: string) {
  const { __reactRouterManifest: manifest } = window as unknown as RouterWindow;
  const matches = matchRoutes(getRouter()?.routes ?? [], pathname, getRouter()?.basename) ?? [];
  return matches.flatMap(({ route }) => manifest.routes[route.id ?? ""] ?? []);
}

/** The data of a page that does not exist is missing: its route says so. */
async function loadData(pathname: string, load: (address: string) => Promise<string>): Promise<void> {
  try {
    const isHome = pathname === import.meta.env.BASE_URL;
    expectThisBuild(await load(`${isHome ? `${pathname}_` : pathname.replace(/\/$/, "")}.data`));
  } catch (error) {
    if (!(error instanceof FileGone)) throw error;
  }
}
