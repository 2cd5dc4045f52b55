import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../app/EnvironmentProvider.tsx';

/**
 * Returns a function that goes back to the page of the app before this one. If this page was opened
 * directly, such as from a shared link, it goes to `fallback`: Back would leave the app.
 */
export function useGoBack(fallback: string): () => void {
  const environment = useEnvironment();
  const navigate = useNavigate();
  return () => void (environment.canGoBack() ? navigate(-1) : navigate(fallback));
}
