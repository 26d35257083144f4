// Bundled with the libraries, so that React has finished loading before the site's own scripts run.
import './withoutStackTraces';
import 'react-dom/client';
