// In the file of the libraries, so that what React does when it loads is done before the site's own scripts run.
import './withoutStackTraces';
import 'react-dom/client';
