import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { answerApproval } from '#tools/sign-off/approve-request.ts';
import { signerOf } from '#tools/sign-off/signer.ts';

/** Where the page Docs/States sends approvals; `stories/docs/approve-story.ts` uses the same path. */
const PATH = '/sign-off/approve';

/**
 * Lets the page Docs/States of a local Storybook approve stories, as `npm run states -- approve` does. A static build
 * has no server, and a test run must not write to the repository.
 *
 * @param root the project's folder
 */
export function approveEndpoint(root: string): Plugin {
  return {
    name: 'approve-endpoint',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(PATH, (request, response, next) => {
        async function answer(): Promise<void> {
          try {
            const { method, headers } = request;
            const body = await text(request);
            const sign = () => signerOf(undefined, root);
            const answered = answerApproval({ method, headers, body }, root, sign);
            response.writeHead(answered.status, { 'Content-Type': 'application/json' });
            response.end(JSON.stringify(answered.body));
          } catch (error) {
            next(error);
          }
        }
        void answer();
      });
    },
  };
}
