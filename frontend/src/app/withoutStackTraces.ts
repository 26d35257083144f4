// React creates five Error objects while it loads. Recording their stack traces makes V8 parse the whole library a
// second time, which takes a phone 60 ms. entry-client.tsx switches stack traces on again.
Error.stackTraceLimit = 0;
