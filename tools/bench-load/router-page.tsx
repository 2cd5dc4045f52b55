import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** A minimal page with React and the same router, as a baseline for sizes. */
const router = createBrowserRouter([{ path: '*', element: <main>Nothing here</main> }]);
const element = document.getElementById('root');
if (element) createRoot(element).render(<RouterProvider router={router} />);
