import { expect, test } from 'bun:test'
import { seenCalls } from './system-calls.ts'

test('a server that keeps to itself has been nowhere', () => {
  const seen = seenCalls(`
4101  socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 12
4101  connect(12, {sa_family=AF_UNIX, sun_path="/run/nscd/socket"}, 110) = -1 ENOENT (No such file or directory)
4101  socket(AF_INET, SOCK_STREAM|SOCK_CLOEXEC|SOCK_NONBLOCK, IPPROTO_TCP) = 14
4101  bind(14, {sa_family=AF_INET, sin_port=htons(3000), sin_addr=inet_addr("0.0.0.0")}, 16) = 0
4101  listen(14, 512) = 0
4102  sendto(20, "HTTP/1.1 200 OK connect(1, sin_port=htons(1)"..., 200, MSG_DONTWAIT|MSG_NOSIGNAL, NULL, 0) = 200`)
  expect(seen.destinations).toEqual([])
  expect(seen.sockets).toEqual({ AF_UNIX: 1, AF_INET: 1 })
  expect(seen.calls).toEqual({ socket: 2, connect: 1, bind: 1, listen: 1, sendto: 1 })
})

test('every way of reaching somebody is seen, also one that failed or was interrupted', () => {
  const { destinations } = seenCalls(`
[pid  4101] connect(18, {sa_family=AF_INET, sin_port=htons(443), sin_addr=inet_addr("203.0.113.7")}, 16) = -1 ENETUNREACH (Network is unreachable)
4103  connect(18, {sa_family=AF_INET, sin_port=htons(443), sin_addr=inet_addr("203.0.113.7")}, 16 <unfinished ...>
4103  <... connect resumed>) = -1 EINPROGRESS (Operation now in progress)
4104  connect(19, {sa_family=AF_INET6, sin6_port=htons(25), sin6_flowinfo=htonl(0), inet_pton(AF_INET6, "2001:db8::1", &sin6_addr), sin6_scope_id=0}, 28) = -1 ENETUNREACH
4104  sendto(20, "\\1\\2", 2, MSG_NOSIGNAL, {sa_family=AF_INET, sin_port=htons(53), sin_addr=inet_addr("192.0.2.53")}, 16) = 2
4104  sendmsg(21, {msg_name={sa_family=AF_INET, sin_port=htons(53), sin_addr=inet_addr("192.0.2.54")}, msg_namelen=16, msg_iovlen=1}, 0) = 2
4104  sendmmsg(21, [{msg_hdr={msg_name={sa_family=AF_INET, sin_port=htons(53), sin_addr=inet_addr("192.0.2.55")}}}, {msg_hdr={msg_name={sa_family=AF_INET, sin_port=htons(53), sin_addr=inet_addr("192.0.2.56")}}}], 2, 0) = 2
4104  connect(22, {sa_family=AF_INET, sin_port=htons(11434), sin_addr=inet_addr("127.0.0.1")}, 16) = -1 ECONNREFUSED
4104  connect(23, {sa_family=AF_INET6, sin6_port=htons(80), sin6_flowinfo=htonl(0), inet_pton(AF_INET6, "::ffff:127.0.0.1", &sin6_addr), sin6_scope_id=0}, 28) = 0`)
  expect(destinations).toEqual([
    { to: '203.0.113.7:443', attempts: 2, isThisMachine: false },
    { to: '[::ffff:127.0.0.1]:80', attempts: 1, isThisMachine: true },
    { to: '[2001:db8::1]:25', attempts: 1, isThisMachine: false },
    { to: '127.0.0.1:11434', attempts: 1, isThisMachine: true },
    { to: '192.0.2.53:53', attempts: 1, isThisMachine: false },
    { to: '192.0.2.54:53', attempts: 1, isThisMachine: false },
    { to: '192.0.2.55:53', attempts: 1, isThisMachine: false },
    { to: '192.0.2.56:53', attempts: 1, isThisMachine: false },
  ])
})

test('what somebody writes in a request is no address', () => {
  const { destinations } = seenCalls(
    '77 sendto(20, "{sin_port=htons(443), sin_addr=inet_addr(\\"203.0.113.7\\")}"..., 90, MSG_NOSIGNAL, NULL, 0) = 90',
  )
  expect(destinations).toEqual([])
})
