import type { Connect, Plugin } from 'vite';

/**
 * An address with broken percent-encoding, such as /industry/%E0%A4%A, opens the app like any other, and the
 * app says that there is nothing there. Without this the development and preview servers, which look
 * for a file of that name first, answer with an empty 404.
 */
export function openMalformedAddresses(): Plugin {
  return {
    name: 'open-malformed-addresses',
    configureServer: ({ middlewares }) => void middlewares.use(repair),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(repair),
  };
}

const repair: Connect.NextHandleFunction = (request, _response, next) => {
  try {
    decodeURI(request.url ?? '/');
  } catch {
    // For the server alone; the browser keeps the address as it is.
    request.url = request.url?.replaceAll('%', '%25') ?? '/';
  }
  next();
};
