import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import '@fontsource/source-sans-3/latin-700.css';
import '@fontsource/source-sans-3/latin-ext-400.css';
import '@fontsource/source-sans-3/latin-ext-600.css';
import '@fontsource/cormorant-garamond/latin-600.css';
import '@fontsource/cormorant-garamond/latin-700.css';
import '@fontsource/cormorant-garamond/latin-600-italic.css';
import '@fontsource/cinzel/latin-600.css';
import '@fontsource/cinzel/latin-700.css';
import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App, preloadPage } from './app.tsx';
import { loadWords } from './texts/index.ts';
import { settingsNow } from './ui/settings.ts';

const root = document.getElementById('root');
preloadPage(location.pathname);
// If they do not come the page of index.html stays, which says so.
await loadWords(settingsNow().language);
if (root !== null) createRoot(root).render(<App />);
