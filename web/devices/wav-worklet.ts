/** Runs on the browser's audio thread, where neither the page's types nor its modules exist. */
interface Processor {
  readonly port: MessagePort
}
declare const AudioWorkletProcessor: new () => Processor
declare function registerProcessor(
  name: string,
  processor: new (options: { processorOptions: { block: number } }) => Processor,
): void

/** Collects the microphone's samples into blocks and hands each over; 'stop' hands over the rest and says 'stopped'. */
class BlockCollector extends AudioWorkletProcessor {
  private block: Float32Array<ArrayBuffer>
  private filled = 0
  private isRunning = true

  constructor(options: { processorOptions: { block: number } }) {
    super()
    this.block = new Float32Array(options.processorOptions.block)
    this.port.onmessage = () => {
      this.isRunning = false
      this.handOver()
      this.port.postMessage('stopped')
    }
  }

  process(inputs: Float32Array[][]): boolean {
    const samples = inputs[0]?.[0]
    for (let at = 0; this.isRunning && samples && at < samples.length; ) {
      const room = Math.min(this.block.length - this.filled, samples.length - at)
      this.block.set(samples.subarray(at, at + room), this.filled)
      this.filled += room
      at += room
      if (this.filled === this.block.length) this.handOver()
    }
    return this.isRunning
  }

  private handOver() {
    if (this.filled === 0) return
    const full = this.block.slice(0, this.filled)
    this.filled = 0
    this.port.postMessage(full, [full.buffer])
  }
}

registerProcessor('block-collector', BlockCollector)
