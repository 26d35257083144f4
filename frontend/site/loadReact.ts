// Bundled with the libraries, so that React has finished loading before the site's own scripts run.
import 'react-dom/client';
