/** Starts the playground. */
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { createRoot } from 'react-dom/client';
import { Playground } from './Playground.tsx';
import { session } from './session.ts';

void session.restore();
const place = document.getElementById('playground');
if (place) createRoot(place).render(<Playground />);
