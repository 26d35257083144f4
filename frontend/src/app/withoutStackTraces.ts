// React makes five of its errors while it loads. To note where, V8 would read the whole library a second time:
// a phone's 60 ms. The entry sets it back.
Error.stackTraceLimit = 0;
