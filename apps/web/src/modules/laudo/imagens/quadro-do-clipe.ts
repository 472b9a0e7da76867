const ESPERA_MS = 10_000
const LADO_MAXIMO = 2_400
const QUALIDADE = 0.92

function comPrazo<T>(trabalho: Promise<T>): Promise<T> {
  const prazo = new Promise<never>((_, recusar) =>
    setTimeout(() => recusar(new Error('o vídeo não abriu a tempo')), ESPERA_MS),
  )
  return Promise.race([trabalho, prazo])
}

function abrirVideo(video: HTMLVideoElement, endereco: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  video.addEventListener('loadeddata', () => resolve(), { once: true })
  video.addEventListener('error', () => reject(new Error('o navegador não abre este vídeo')), { once: true })
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: endereco })
  return promise
}

/** The first frame of a clip as a JPEG; null when this browser does not play it. */
export async function primeiroQuadro(clipe: Blob): Promise<Blob | null> {
  const endereco = URL.createObjectURL(clipe)
  const video = document.createElement('video')
  try {
    await comPrazo(abrirVideo(video, endereco))
    const { videoWidth, videoHeight } = video
    const escala = Math.min(1, LADO_MAXIMO / Math.max(videoWidth, videoHeight))
    if (!(escala > 0)) return null
    const tela = new OffscreenCanvas(Math.round(videoWidth * escala), Math.round(videoHeight * escala))
    tela.getContext('2d')?.drawImage(video, 0, 0, tela.width, tela.height)
    return await tela.convertToBlob({ type: 'image/jpeg', quality: QUALIDADE })
  } catch {
    return null
  } finally {
    // Else the decoder goes on holding what it read.
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(endereco)
  }
}
