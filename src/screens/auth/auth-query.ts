/** The tab that the address of /auth asks for; sign-in by default (product.md §2). */
export function readTab(query: URLSearchParams): 'login' | 'register' {
  return query.get('tab') === 'register' ? 'register' : 'login';
}
