const STYLE_ID = 'fades-have-begun';

/**
 * Lets everything that fades in begin 1 ms into its animation. Before the first frame its opacity is 0, which
 * `toBeVisible` takes for hidden, and a busy machine can take longer to that frame than a story to its check.
 */
export function beginFades(): void {
  if (document.getElementById(STYLE_ID)) return;
  const style = document.head.appendChild(document.createElement('style'));
  style.id = STYLE_ID;
  const names = ['appear', 'backdrop-in', 'panel-in'];
  const fading = names.map((name) => `[class*="animate-${name}"]`).join();
  style.textContent = `${fading} { animation-delay: -1ms }`;
}
