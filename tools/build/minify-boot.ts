import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Minifies the script that runs before the first paint. Vite copies the files of `public` as they are. */
export function minifyBoot(): Plugin {
  let file = '';
  return {
    name: 'minify-boot',
    apply: 'build',
    configResolved({ build, root }) {
      file = resolve(root, build.outDir, 'boot.js');
    },
    writeBundle() {
      // Storybook has none.
      if (!existsSync(file)) return;
      const { code } = minifySync(file, readFileSync(file, 'utf8'));
      writeFileSync(file, code);
    },
  };
}
