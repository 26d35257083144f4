export function beLoggedIn(token = 'good-token') {
  localStorage.setItem('adminToken', token);
  localStorage.setItem('adminAuthenticated', 'true');
}
