# Takes out of nginx's error messages what could hold a token or a password: a value anywhere, and of a request and all that follows
# it everything but the plain path and the address of the upstream. A body that is too large is a line of the access log; here a
# flood of them would push out all other lines, as would handshakes before the certificate has come.
/client intended to send too large body|cannot load certificate .*No such file/d
s~/(shared|export)/[^ ,"]*~/\1/(redacted)~g
s~(=|%3[dD])[^ ,"]*~=(redacted)~g
s~(, request: "[A-Z_-]+ [A-Za-z0-9/._~-]*).*(, upstream: "[a-z]+://[A-Za-z0-9/._~:-]*).*~\1"\2"~
t
s~(, request: "[A-Z_-]+ [A-Za-z0-9/._~-]*).*~\1"~
t
s~, request: ".*~~
