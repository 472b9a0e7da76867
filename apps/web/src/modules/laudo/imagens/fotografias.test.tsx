import { MINIATURAS_POR_VEZ } from '@vetlume/dominio/laudo'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { responderMiniaturas } from '../../../../teste/miniaturas.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir, desenhar, entrarComo } from '../../../../teste/tela.tsx'
import { ErroDeApi } from '../../../lib/erro-de-api.ts'
import { ListaDeEnvios } from '../../../ui/formulario/lista-de-envios.tsx'
import { DocumentoDoLaudo } from '../../documento/index.ts'
import { ArquivoDaFoto } from './arquivo-da-foto.tsx'

const LAUDO = '01990000-0000-7000-8000-0000000000a1'
const ARQUIVO = '01990000-0000-7000-8000-0000000000f1'
const ORIGINAL = { formato: 'JPEG' as const, tamanho: 3_240_000 }

function seguirDownloads(): string[] {
  const nomes: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicar(this: HTMLAnchorElement) {
    nomes.push(this.download)
  })
  return nomes
}

it('no editor: diz o que ficou guardado e o devolve com o seu nome; da que veio antes, que ficou só a imagem', async () => {
  entrarComo('ESPECIALISTA')
  const nomes = seguirDownloads()
  servidor.responde('GET /laudo/:codigo/imagem/:arquivo/original', new Blob(['foto']))
  const imagem = { arquivo: ARQUIVO, nome: 'IMG_0001.jpg' }
  const { rerender } = await desenhar(
    <ArquivoDaFoto laudo={LAUDO} numero={3} imagem={{ ...imagem, original: ORIGINAL }} />,
  )
  await expect.element(page.getByText('JPEG, 3,2 MB, guardado como veio')).toBeVisible()
  await page.getByRole('button', { name: 'Baixar original da figura 3' }).click()
  await expect.poll(() => nomes).toEqual(['IMG_0001.jpg'])
  await rerender(<ArquivoDaFoto laudo={LAUDO} numero={3} imagem={imagem} />)
  await expect.element(page.getByText(/^Enviada antes de se guardar o arquivo/)).toBeVisible()
  expect(page.getByRole('button', { name: /Baixar original/ }).query()).toBeNull()
})

it('no laudo assinado: a fotografia se baixa, a do aparelho não, e a que não vem é dita', async () => {
  const { documento } = exemplo('POST /laudo-compartilhado', {})
  const figura = { sha256: 'b'.repeat(64), largura: 40, altura: 30 }
  const original = { ...ORIGINAL, sha256: 'a'.repeat(64) }
  const imagens = [
    { ...figura, legenda: 'Ferida', original },
    { ...figura, legenda: 'Rim', original: { ...original, formato: 'DICOM' as const } },
  ]
  const nomes = seguirDownloads()
  const pedir = vi
    .fn<(indice: number) => Promise<Blob>>()
    .mockRejectedValueOnce(new ErroDeApi({ status: 404, corpo: { codigo: 'NAO_ENCONTRADO' } }))
    .mockResolvedValue(new Blob(['foto'], { type: 'image/png' }))
  await desenhar(
    <DocumentoDoLaudo
      documento={{ ...documento, imagens, imagensPorPagina: 2 }}
      fonte={() => Promise.resolve(new Blob())}
      fotografias={{ copia: true, pedir }}
    />,
  )
  const baixar = page.getByRole('button', { name: 'Baixar a fotografia da figura 1' })
  await expect.element(baixar).toHaveTextContent('Baixar fotografia')
  await baixar.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await baixar.click()
  await expect.poll(() => nomes).toEqual(['figura-1.png'])
  expect(pedir.mock.calls).toEqual([[0], [0]])
  expect(page.getByRole('button', { name: 'Baixar a fotografia da figura 2' }).query()).toBeNull()
})

it('de trezentos envios, os que falharam e os próximos estão à vista, e o resto é contado', async () => {
  const envios = Array.from({ length: 300 }, (_, id) => ({
    id,
    nome: `IM${id}`,
    fracao: 0,
    erro: id === 299 ? 'caiu' : null,
    repetivel: true,
  }))
  await desenhar(
    <ListaDeEnvios envios={envios} aoRepetir={vi.fn<(id: number) => void>()} aoTirar={vi.fn<(id: number) => void>()} />,
  )
  await expect.element(page.getByText('e mais 270 na fila')).toBeVisible()
  const linhas = page.getByRole('listitem').elements()
  expect([linhas.length, linhas[0]?.textContent.includes('IM299')]).toEqual([30, true])
})

it('as quatro primeiras figuras são pedidas antes das outras, com o código do editor ainda a caminho', async () => {
  const figuras = Array.from({ length: 20 }, (_, i) => ({
    arquivo: `01990000-0000-7000-8000-${String(i).padStart(12, '0')}`,
    legenda: '',
  }))
  const aberto = exemplo('GET /laudo/:codigo', { codigo: LAUDO, estado: 'RASCUNHO', permissoes: { escrever: true } })
  const laudo = { ...aberto, imagens: [], conteudo: { ...aberto.conteudo, imagens: figuras } }
  servidor.responde('GET /laudo/:codigo', laudo)
  servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
  servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
  responderMiniaturas()
  const lotes = () => servidor.pedidos('GET /laudo/:codigo/miniaturas').map(({ arquivos }) => arquivos)
  await abrir(`/laudo/editar?codigo=${LAUDO}`, 'ESPECIALISTA')
  await expect.poll(lotes).not.toEqual([])
  const todos = figuras.map(({ arquivo }) => arquivo)
  expect(lotes()[0]).toEqual(todos.slice(0, 4))
  await expect.poll(() => lotes().length).toBeGreaterThan(1)
  // They are asked for once: their places on the screen take what came.
  expect(
    lotes()
      .flat()
      .filter((um) => todos.indexOf(um) < 4),
  ).toHaveLength(4)
})

it('o que está fora do laudo só se desenha e se busca quando é aberto, em miniatura', async () => {
  const imagens = Array.from({ length: 300 }, (_, i) => ({
    largura: 40,
    altura: 30,
    arquivo: `01990000-0000-7000-8000-${String(i).padStart(12, '0')}`,
    nome: `IM${i}.dcm`,
    clipe: null,
    dicom: null,
  }))
  const aberto = exemplo('GET /laudo/:codigo', { codigo: LAUDO, estado: 'RASCUNHO', permissoes: { escrever: true } })
  const figuras = imagens.slice(0, 1).map(({ arquivo }) => ({ arquivo, legenda: '' }))
  servidor.responde('GET /laudo/:codigo', { ...aberto, imagens, conteudo: { ...aberto.conteudo, imagens: figuras } })
  servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
  servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
  responderMiniaturas()
  await abrir(`/laudo/editar?codigo=${LAUDO}`, 'ESPECIALISTA')
  const resumo = page.getByText('299 imagens fora do laudo').first()
  await expect.element(resumo).toBeVisible()
  expect(page.getByRole('button', { name: /^Incluir IM/ }).elements()).toEqual([])
  await userEvent.click(resumo)
  await expect.poll(() => document.querySelectorAll('.li-fora li').length).toBe(299)
  // One is of the figure that it shows.
  const pedidas = () => servidor.pedidos('GET /laudo/:codigo/miniaturas').flatMap(({ arquivos }) => arquivos)
  // The editor comes when the browser rests, and pushes down what was in sight.
  const pedidasAVista = () => {
    document.querySelector('.li-fora li')?.scrollIntoView()
    return pedidas().length
  }
  await expect.poll(pedidasAVista).toBeGreaterThan(MINIATURAS_POR_VEZ)
  expect(new Set(pedidas()).size).toBe(pedidas().length)
  expect(pedidas().length).toBeLessThan(200)
  // Many in each request: who goes through hundreds, twice in a minute too, is far from the limit of requests.
  expect(servidor.pedidos('GET /laudo/:codigo/miniaturas').length).toBeLessThan(200 / 4)
})
