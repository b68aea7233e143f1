import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { connect } from '#app/connection.ts';
import { routes } from '#app/routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY } = import.meta.env;

createRoot(root).render(
  <StrictMode>
    <App
      router={createBrowserRouter(routes)}
      connection={connect({ VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY })}
    />
  </StrictMode>,
);
