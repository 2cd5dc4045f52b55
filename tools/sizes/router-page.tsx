import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** The least that a page with React and the same router can be: what the sizes are measured by. */
const router = createBrowserRouter([{ path: '*', element: <main>Nothing here</main> }]);
const element = document.getElementById('root');
if (element) createRoot(element).render(<RouterProvider router={router} />);
