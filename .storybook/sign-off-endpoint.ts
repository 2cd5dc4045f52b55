import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Connect, Plugin } from 'vite';
import { answerDecision } from '#tools/sign-off/decide-request.ts';
import { signature } from '#tools/sign-off/sign-off.ts';
import { hashOf } from '#tools/visual/run-result.ts';

/**
 * Lets the page Docs/Review of a local Storybook find the pictures, and write decisions, as `npm run states -- approve` does.
 * A static build has no server, and a test run must not write to the repository.
 *
 * @param root the project's folder
 * @param pictures the folder of what `npm run visual FILE` takes; it may not be there yet
 */
export function signOffEndpoint(root: string, pictures: string): Plugin {
  return {
    name: 'sign-off-endpoint',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(
        '/sign-off/decide',
        answering(async (request, response) => {
          const { method, headers } = request;
          const body = await text(request);
          const sign = () => signature(root);
          const answered = answerDecision({ method, headers, body }, root, sign);
          response.writeHead(answered.status, { 'Content-Type': 'application/json' });
          response.end(JSON.stringify(answered.body));
        }),
      );
      middlewares.use(
        '/pictures',
        answering(async ({ url = '' }, response) => {
          const path = decodeURIComponent(url.replace(/\?.*$/, ''));
          const picture =
            isPicture(path) && (await readFile(join(pictures, path)).catch(() => null));
          if (!picture) return void response.writeHead(404).end();
          response.setHeader('Picture-Hash', hashOf(picture.toString('base64')));
          response.setHeader('Content-Type', 'image/png').end(picture);
        }),
      );
    },
  };
}

/** Whether a path is that of a picture, and leads nowhere else. */
const isPicture = (path: string): boolean => /^(?:\/[\w-][\w.-]*)+\.png$/.test(path);

type Answer = (...args: Parameters<Connect.SimpleHandleFunction>) => Promise<void>;

/** A middleware that passes the error of an answer on. */
function answering(answer: Answer): Connect.NextHandleFunction {
  async function handle(...[request, response, next]: Parameters<Connect.NextHandleFunction>) {
    try {
      await answer(request, response);
    } catch (error) {
      next(error);
    }
  }
  return (...args) => void handle(...args);
}
