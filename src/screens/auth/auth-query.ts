/** Sign-in by default (product.md §2). */
export function readTab(query: URLSearchParams): 'login' | 'register' {
  return query.get('tab') === 'register' ? 'register' : 'login';
}
