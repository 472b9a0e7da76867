import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { escolherImagens } from '../../../../teste/escolher-imagens.ts'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { fazerAvi } from '../../../../teste/avi.ts'
import { responderMiniaturas } from '../../../../teste/miniaturas.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir, desenhar, entrarComo } from '../../../../teste/tela.tsx'
import { DocumentoDoLaudo } from '../../documento/index.ts'
import { ArquivoDoClipe } from './arquivo-do-clipe.tsx'
import { primeiroQuadro } from './quadro-do-clipe.ts'

const LAUDO = '01990000-0000-7000-8000-0000000000a1'
const ARQUIVO = '01990000-0000-7000-8000-0000000000f1'
const MP4 = { formato: 'MP4' as const, duracaoMs: 8_000, largura: 640, altura: 480, quadrosPorSegundo: 30 }
const AVI = { ...MP4, formato: 'AVI' as const }
const ENDERECO = `/api/laudo-clipe?passe=${'x'.repeat(60)}`
const CLIPE = 'GET /laudo/:codigo/imagem/:arquivo/clipe'

async function jpegDe(cor: string): Promise<Uint8Array> {
  const tela = new OffscreenCanvas(64, 48)
  const contexto = tela.getContext('2d')
  if (contexto === null) throw new Error('sem contexto')
  contexto.fillStyle = cor
  contexto.fillRect(0, 0, 64, 48)
  return new Uint8Array(await (await tela.convertToBlob({ type: 'image/jpeg', quality: 1 })).arrayBuffer())
}

/** Of the frame on the screen. */
function corEm(x: number, y: number): number[] {
  const tela = document.querySelector<HTMLCanvasElement>('.lv canvas')
  return [...(tela?.getContext('2d')?.getImageData(x, y, 1, 1).data.subarray(0, 3) ?? [])]
}
const corDoMeio = () => corEm(32, 24)

/** First bytes of a file: what it is, whatever its name says. */
const arquivo = (nome: string, inicio: string, type = '') => new File([inicio, 'resto'], nome, { type })

describe('o clipe de uma figura', () => {
  beforeEach(() => {
    entrarComo('ESPECIALISTA')
    servidor.responde(CLIPE, { endereco: ENDERECO, expiraEm: '2026-11-26T12:00:00Z' })
  })
  const mostrar = (clipe: typeof MP4 | typeof AVI, capa: 'QUADRO' | 'NEUTRA' = 'QUADRO') =>
    desenhar(<ArquivoDoClipe laudo={LAUDO} numero={2} imagem={{ arquivo: ARQUIVO, clipe: { ...clipe, capa } }} />)

  it('MP4: diz o que é e toca numa janela, que diz quando o navegador não consegue', async () => {
    await mostrar(MP4)
    await expect.element(page.getByText('Clipe MP4 · 0:08 · 640×480 · 30 quadros/s')).toBeVisible()
    await page.getByRole('button', { name: 'Assistir ao clipe da figura 2' }).click()
    const janela = page.getByRole('dialog', { name: 'Clipe da figura 2' })
    // There is no such address here: the player fails, and says so.
    await expect.element(janela.getByText('Este navegador não conseguiu tocar o clipe.')).toBeVisible()
    await janela.getByRole('button', { name: 'Fechar' }).click()
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
    expect(servidor.pedidos(CLIPE)).toEqual([{ codigo: LAUDO, arquivo: ARQUIVO }])
  })

  it('AVI em MJPEG: toca no visor, quadro a quadro e com velocidade', async () => {
    const cores = ['rgb(200, 30, 30)', 'rgb(30, 30, 200)']
    servidor.responde('GET /laudo-clipe', new Blob([fazerAvi(await Promise.all(cores.map(jpegDe)))]))
    await mostrar(AVI)
    await page.getByRole('button', { name: 'Assistir ao clipe da figura 2' }).click()
    const janela = page.getByRole('dialog', { name: 'Clipe da figura 2' })
    await expect.element(janela.getByRole('button', { name: 'Parar (espaço)' })).toBeVisible()
    await expect.element(janela.getByText('2/2')).toBeVisible()
    // Nothing that draws the card draws it: the buttons of the viewer were dark on black.
    expect(janela.element().parentElement).toBe(document.body)
    await userEvent.keyboard(' ')
    await janela.getByRole('slider', { name: 'Quadro' }).fill('1')
    await expect.poll(corDoMeio).toEqual([expect.closeTo(200, -1), expect.closeTo(30, -1), expect.closeTo(30, -1)])
    await userEvent.keyboard(']')
    await expect.poll(corDoMeio).toEqual([expect.closeTo(30, -1), expect.closeTo(30, -1), expect.closeTo(200, -1)])
    await janela.getByRole('combobox', { name: 'Velocidade' }).selectOptions('0,25×')
    expect(janela.getByRole('button', { name: /^Próxima imagem/ }).query()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
    await expect.element(page.getByRole('button', { name: 'Assistir ao clipe da figura 2' })).toHaveFocus()
  })

  const VERMELHO_E_AZUL = Uint8Array.from([30, 30, 200, 0, 200, 30, 30, 0])
  it.each<[string, { bits?: number; paleta?: Uint8Array }, number[][]]>([
    [
      'RGB24',
      {},
      [
        [30, 30, 200],
        [200, 30, 30],
      ],
    ],
    ['RGB8 com paleta', { bits: 8, paleta: VERMELHO_E_AZUL }, [[0], [1]]],
  ])('AVI sem compressão, em %s: toca no visor como o de JPEGs', async (_, formato, cores) => {
    const quadros = cores.map((cor) =>
      Uint8Array.from({ length: 64 * 48 * cor.length }, (__, i) => cor[i % cor.length] ?? 0),
    )
    servidor.responde('GET /laudo-clipe', new Blob([fazerAvi(quadros, { codec: '', ...formato })]))
    await mostrar(AVI)
    await page.getByRole('button', { name: 'Assistir ao clipe da figura 2' }).click()
    const janela = page.getByRole('dialog', { name: 'Clipe da figura 2' })
    await expect.element(janela.getByText('2/2')).toBeVisible()
    await userEvent.keyboard(' ')
    await janela.getByRole('slider', { name: 'Quadro' }).fill('1')
    await expect.poll(corDoMeio).toEqual([200, 30, 30])
    await userEvent.keyboard(']')
    await expect.poll(corDoMeio).toEqual([30, 30, 200])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  })

  it('AVI em Y800: cada valor é o seu cinza, e a primeira linha é a de cima', async () => {
    const quadro = Uint8Array.from({ length: 64 * 48 }, (_, i) => (i < 64 * 24 ? 220 : 40))
    servidor.responde('GET /laudo-clipe', new Blob([fazerAvi([quadro, quadro], { codec: 'Y800', bits: 8 })]))
    await mostrar(AVI)
    await page.getByRole('button', { name: 'Assistir ao clipe da figura 2' }).click()
    await expect.poll(() => corEm(32, 4)).toEqual([220, 220, 220])
    expect(corEm(32, 44)).toEqual([40, 40, 40])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  })

  it('AVI de outro codec: diz qual é, e que se baixa', async () => {
    const elos: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicar(this: HTMLAnchorElement) {
      elos.push(this.getAttribute('href') ?? '')
    })
    servidor.responde('GET /laudo-clipe', new Blob([fazerAvi([Uint8Array.from([0, 0, 1, 0])], { codec: 'XVID' })]))
    await mostrar(AVI)
    await page.getByRole('button', { name: 'Assistir ao clipe da figura 2' }).click()
    const janela = page.getByRole('dialog', { name: 'Clipe da figura 2' })
    await expect.element(janela.getByText(/^Este AVI foi gravado em XVID, que navegadores não tocam\./)).toBeVisible()
    await janela.getByRole('button', { name: 'Baixar para assistir' }).click()
    await expect.poll(() => elos).toEqual([`${ENDERECO}&baixar=sim`])
  })

  it('de capa nossa, diz que a figura não é do exame; o endereço que não vem é dito', async () => {
    servidor.recusa(CLIPE, 'NAO_ENCONTRADO')
    await mostrar(MP4, 'NEUTRA')
    await expect.element(page.getByText(/a figura é uma capa, sem imagem do exame/)).toBeVisible()
    await page.getByRole('button', { name: 'Baixar o clipe da figura 2' }).click()
    await expect.element(page.getByRole('alert')).toBeVisible()
  })
})

describe('o clipe no laudo assinado', () => {
  const { documento } = exemplo('POST /laudo-compartilhado', {
    documento: {
      imagens: [
        { sha256: 'a'.repeat(64), legenda: 'Rim', largura: 40, altura: 30 },
        {
          sha256: 'b'.repeat(64),
          legenda: 'Coração',
          largura: 40,
          altura: 30,
          clipe: { sha256: 'c'.repeat(64), ...MP4 },
        },
      ],
    },
  })
  const [rim, coracao] = documento.imagens
  const doisLados = { ...documento, imagens: [rim, coracao].flatMap((um) => um ?? []) }
  if (doisLados.imagens[0] !== undefined) delete doisLados.imagens[0].clipe

  it('está marcado sobre a figura, e se assiste por quem o pode, na figura dele', async () => {
    const pedidos: number[] = []
    const clipes = {
      copia: false,
      pedir: async (indice: number) => {
        pedidos.push(indice)
        return ENDERECO
      },
    }
    await desenhar(<DocumentoDoLaudo documento={doisLados} fonte={async () => new Blob()} clipes={clipes} />)
    await expect.element(page.getByText('Clipe 0:08', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Assistir ao clipe da figura 2' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Clipe da figura 2' })).toBeVisible()
    expect(pedidos).toEqual([1])
    expect(page.getByRole('button', { name: 'Assistir ao clipe da figura 1' }).query()).toBeNull()
    expect(page.getByText(/fica com a empresa/).query()).toBeNull()
  })

  it('a quem não é da empresa se diz o que falta na cópia', async () => {
    const clipes = { copia: true, pedir: async () => ENDERECO }
    await desenhar(<DocumentoDoLaudo documento={doisLados} fonte={async () => new Blob()} clipes={clipes} />)
    await expect.element(page.getByText(/sobre lugar e pessoas fica com a empresa/)).toBeVisible()
  })

  it('sem quem o dê, só se diz o que é', async () => {
    await desenhar(<DocumentoDoLaudo documento={doisLados} fonte={async () => new Blob()} />)
    await expect.element(page.getByText(/^Clipe MP4\s· 0:08/)).toBeVisible()
    expect(page.getByRole('button', { name: /clipe da figura/ }).query()).toBeNull()
  })
})

it('do que não é vídeo que este navegador toque não há quadro', async () => {
  expect(await primeiroQuadro(new Blob(['nada']))).toBeNull()
})

describe('na fila do editor', () => {
  const codigo = crypto.randomUUID()
  beforeEach(() => {
    servidor.responde(
      'GET /laudo/:codigo',
      exemplo('GET /laudo/:codigo', { codigo, titulo: 'Ecocardiograma', modalidade: 'ULTRASSONOGRAFIA' }),
    )
    servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
    servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
    servidor.responde('PUT /laudo/:codigo', { versao: 2, alteradoEm: '2026-11-20T12:00:00Z' })
    responderMiniaturas()
  })
  const clipe = (qual: Partial<typeof MP4 | typeof AVI> = {}) =>
    exemplo('POST /laudo/:codigo/clipe', { arquivo: ARQUIVO, dicom: null, clipe: { ...AVI, ...qual, capa: 'QUADRO' } })

  it('vai pelos primeiros bytes, e não pelo nome: vira figura, com o que se sabe dele', async () => {
    servidor.responde('POST /laudo/:codigo/clipe', clipe())
    await abrir(`/laudo/editar?codigo=${codigo}`, 'ESPECIALISTA')
    await escolherImagens(arquivo('IM0001', 'RIFF\0\0\0\0AVI LIST'))
    const figuras = page.getByRole('list', { name: 'Figuras do laudo' })
    await expect.element(figuras.getByText('Clipe AVI · 0:08 · 640×480 · 30 quadros/s')).toBeVisible()
    await expect.element(figuras.getByText('Clipe 0:08', { exact: true })).toBeVisible()
    const [enviado] = servidor.pedidos('POST /laudo/:codigo/clipe')
    expect([enviado?.codigo, enviado?.arquivo.name, enviado?.capa]).toEqual([codigo, 'IM0001', undefined])
  })

  it('o que é recusado é dito, e o que vem depois entra', async () => {
    servidor.recusa('POST /laudo/:codigo/clipe', 'TIPO_NAO_ACEITO', { mensagem: 'O clipe está incompleto.' })
    servidor.responde('POST /laudo/:codigo/imagem', exemplo('POST /laudo/:codigo/imagem', { dicom: null, clipe: null }))
    await abrir(`/laudo/editar?codigo=${codigo}`, 'ESPECIALISTA')
    await escolherImagens(arquivo('a.avi', 'RIFF\0\0\0\0AVI LIST'), arquivo('b.png', 'png', 'image/png'))
    await expect.element(page.getByText('O clipe está incompleto.').first()).toBeVisible()
    await expect.poll(() => servidor.pedidos('POST /laudo/:codigo/imagem')).toHaveLength(1)
    await expect.element(page.getByRole('button', { name: 'Esquecer a.avi' }).first()).toBeVisible()
  })
})
