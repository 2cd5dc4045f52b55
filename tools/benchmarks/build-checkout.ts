import { binOf } from '../processes/servers.ts';
import { run } from './run.ts';

/** Builds the app of a checkout with its own configuration. */
export function buildCheckout(checkout: string, mode: 'production' | 'demo', outDir: string): void {
  const args = [binOf('vite'), 'build', '--mode', mode, '--outDir', outDir, '--emptyOutDir'];
  run(process.execPath, [...args, '--logLevel', 'error'], checkout);
}
