/*
 * Loaded before a server (LD_PRELOAD): while the file FAILING_DISK is there, every FAILING_ONE_IN-th write or sync of a file whose name
 * has ".db" in it fails with an I/O error, as on a disk that is dying.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int fails(int fd) {
  static __thread int isInside;
  static unsigned count;
  const char *control = getenv("FAILING_DISK");
  const char *oneIn = getenv("FAILING_ONE_IN");
  if (isInside || !control) return 0;
  isInside = 1;
  int saved = errno, failing = 0;
  if (access(control, F_OK) == 0) {
    char link[64], path[512];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length > 0) {
      path[length] = 0;
      unsigned every = oneIn ? (unsigned)atoi(oneIn) : 1;
      if (strstr(path, ".db")) failing = __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED) % (every ? every : 1) == 0;
    }
  }
  errno = saved;
  isInside = 0;
  if (failing) errno = EIO;
  return failing;
}

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) {
  REAL(pwrite);
  return fails(fd) ? -1 : real(fd, bytes, length, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
  REAL(pwrite64);
  return fails(fd) ? -1 : real(fd, bytes, length, at);
}

int fsync(int fd) {
  REAL(fsync);
  return fails(fd) ? -1 : real(fd);
}

int fdatasync(int fd) {
  REAL(fdatasync);
  return fails(fd) ? -1 : real(fd);
}

int ftruncate64(int fd, off64_t length) {
  REAL(ftruncate64);
  return fails(fd) ? -1 : real(fd, length);
}
