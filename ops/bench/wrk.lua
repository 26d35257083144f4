-- wrk -s wrk.lua URL -- PATH…  requests the paths in turn and prints one line of JSON; times in milliseconds.
-- wrk calls a function of this file for each request. That costs CPU time, so loads with one path and no pauses run without it
-- (wrk.mjs). With PAUSE in the environment each connection waits so many milliseconds before each request. With ADDRESSES the
-- requests seem to come in turn from so many addresses behind a trusted proxy. What is sent to /api/seen are reports of visits.
local requests = {}
local pause = tonumber(os.getenv("PAUSE"))
local addresses = tonumber(os.getenv("ADDRESSES")) or 1

local function report_visits()
  wrk.method = "POST"
  wrk.body = '{"page":"/","new":true,"acts":[{"kind":"seen"}]}'
  wrk.headers["Content-Type"] = "application/json"
  wrk.headers["User-Agent"] = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36"
end

function init(paths)
  if paths[1] == "/api/seen" then
    report_visits()
  end
  for number = 1, addresses do
    wrk.headers["X-Forwarded-For"] = string.format("10.1.%d.%d", number / 250, number % 250 + 1)
    for _, path in ipairs(paths) do
      requests[#requests + 1] = wrk.format(nil, path)
    end
  end
  local next = 0
  request = function()
    next = next % #requests + 1
    return requests[next]
  end
  if pause then
    delay = function()
      return pause
    end
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"rate":%.3f,"p50":%.3f,"p99":%.3f,"failed":%d}\n',
    summary.requests,
    summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.timeout + errors.status
  ))
end
