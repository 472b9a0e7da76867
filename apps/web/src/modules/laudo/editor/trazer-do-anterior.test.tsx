import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000b1'
const ANTES = '01990000-0000-7000-8000-0000000000b2'
const VELHO = '01990000-0000-7000-8000-0000000000b3'
const ENDERECO = `/laudo/editar?codigo=${CODIGO}`
const paragrafo = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})
const secao = (id: string, titulo: string, texto: string, resto: object = {}) => ({
  id,
  titulo,
  orgao: id.toUpperCase(),
  situacao: 'NORMAL' as const,
  texto: paragrafo(texto),
  medidas: [],
  ...resto,
})
const rim = (valor: number | null) => ({
  medidas: [{ id: 'RIM_COMPRIMENTO', rotulo: 'Comprimento', valor, unidade: 'cm' as const, lado: 'ESQUERDO' as const }],
})
const RASCUNHO = exemplo('GET /laudo/:codigo', {
  codigo: CODIGO,
  estado: 'RASCUNHO',
  versao: 3,
  paciente: { nome: 'Amora', especie: 'Canina' },
  conteudo: {
    secoes: [
      secao('figado', 'Fígado', 'Do modelo.'),
      secao('rim', 'Rim esquerdo', 'Do modelo também.', rim(null)),
      secao('baco', 'Baço', 'Escrito hoje.', { confirmada: true }),
    ],
    conclusao: paragrafo('Do modelo.'),
    imagensPorPagina: 4,
  },
})
const ASSINADO = exemplo('GET /laudo/:codigo', {
  codigo: ANTES,
  estado: 'ENTREGUE',
  conteudo: {
    secoes: [
      secao('figado', 'Fígado', 'Nódulo de 1.2 cm. Vasos normais.', { situacao: 'ALTERADO' as const }),
      secao('rim', 'Rim esquerdo', 'Cortical preservada.', rim(5.1)),
      secao('baco', 'Baço', 'Homogêneo.'),
    ],
    conclusao: paragrafo('Nódulo hepático.'),
    imagensPorPagina: 4,
  },
})
const anterior = (codigo: string, realizadoEm: string, mesmo: 'MODELO' | null) =>
  exemplo('GET /laudo/:codigo/anteriores', [
    { codigo, realizadoEm, mesmo, titulo: 'Ultrassonografia abdominal', especialista: 'Dra. Ana' },
  ])

const dialogo = () => page.getByRole('dialog', { name: 'Trazer do exame anterior' })
const figado = () => page.getByRole('region', { name: 'Fígado', exact: true })
const salvo = () => servidor.pedidos('PUT /laudo/:codigo').at(-1)?.conteudo
const marcas = () => salvo()?.secoes.map(({ trazidas }) => trazidas?.map(({ texto }) => texto))

async function abrirDialogo(): Promise<void> {
  await abrir(ENDERECO, 'ESPECIALISTA')
  await expect.element(figado().getByRole('textbox', { name: 'Texto de Fígado' })).toBeVisible()
  await userEvent.keyboard('{Alt>}a{/Alt}')
  await expect.element(dialogo()).toBeVisible()
}
const trazer = () => dialogo().getByRole('button', { name: 'Trazer' }).click()

describe('trazer do exame anterior', () => {
  beforeEach(() => {
    let versao = 3
    servidor.responde('GET /laudo/:codigo', ({ codigo }) => (codigo === CODIGO ? RASCUNHO : ASSINADO))
    servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
    servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
    servidor.responde('GET /laudo/:codigo/anteriores', [
      ...anterior(ANTES, '2026-08-12T15:00:00Z', 'MODELO'),
      ...anterior(VELHO, '2026-02-03T15:00:00Z', null),
    ])
    servidor.responde('PUT /laudo/:codigo', () => ({ versao: ++versao, alteradoEm: '2026-11-20T12:00:00Z' }))
  })

  it('traz só os textos do que ninguém escreveu hoje, marcados, e o rascunho os guarda', async () => {
    await abrirDialogo()
    await expect.element(dialogo().getByRole('radio', { name: /12\/08\/2026.*mesmo modelo/ })).toBeChecked()
    await expect.element(dialogo().getByRole('checkbox', { name: /^Baço \(já escrita/ })).not.toBeChecked()
    await expect.element(dialogo().getByRole('checkbox', { name: /^Impressão/ })).not.toBeChecked()
    await trazer()
    await expect.poll(marcas).toEqual([['Nódulo de 1.2 cm.', 'Vasos normais.'], ['Cortical preservada.'], undefined])
    expect(salvo()?.secoes[0]?.situacao).toBe('ALTERADO')
    expect(salvo()?.secoes[1]?.medidas[0]?.valor).toBeNull()
    expect(salvo()?.conclusao).toEqual(paragrafo('Do modelo.'))
    await expect
      .element(figado().getByRole('region', { name: 'Trazido do exame de 12/08/2026, confirme' }))
      .toBeVisible()
    await expect
      .element(figado().getByRole('textbox', { name: 'Texto de Fígado' }))
      .toHaveTextContent('Nódulo de 1.2 cm. Vasos normais.')
    expect(CSS.highlights.get('trazidas')?.size).toBe(3)
  })

  it('confirma uma a uma, pelo botão ou por Alt+Enter; retirar e reescrever também resolvem', async () => {
    await abrirDialogo()
    await trazer()
    await figado().getByRole('button', { name: 'Confirmar “Nódulo de 1.2 cm.”' }).click()
    await expect.poll(() => marcas()?.[0]).toEqual(['Vasos normais.'])
    await figado().getByRole('button', { name: 'Retirar “Vasos normais.”' }).click()
    await expect.poll(() => salvo()?.secoes[0]?.texto).toEqual(paragrafo('Nódulo de 1.2 cm. '))
    await expect.element(figado().getByText(/^Trazido do exame/)).not.toBeInTheDocument()
    const renal = page.getByRole('region', { name: 'Rim esquerdo', exact: true })
    await renal.getByRole('textbox', { name: 'Texto de Rim esquerdo' }).click()
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    await expect.poll(() => salvo()?.secoes[1]).toMatchObject({ confirmada: true })
    expect(marcas()?.[1]).toBeUndefined()
  })

  it('medidas e conclusão só pedidas, por confirmar também; desfazer devolve tudo', async () => {
    await abrirDialogo()
    await dialogo()
      .getByRole('checkbox', { name: /^Impressão/ })
      .click()
    await dialogo()
      .getByRole('checkbox', { name: /^Medidas/ })
      .click()
    await trazer()
    await expect.poll(() => marcas()?.[1]).toEqual(['Cortical preservada.', 'Comprimento: 5,1 cm'])
    expect(salvo()?.trazidasNaConclusao).toEqual([{ em: '2026-08-12', texto: 'Nódulo hepático.' }])
    await page.getByText('Desfazer', { exact: true }).click()
    await expect.poll(salvo).toEqual(RASCUNHO.conteudo)
  })

  it('sem outro laudo do paciente, diz que não há', async () => {
    servidor.responde('GET /laudo/:codigo/anteriores', [])
    await abrirDialogo()
    await expect.element(dialogo().getByText('Nenhum laudo anterior')).toBeVisible()
    expect(dialogo().getByRole('button', { name: 'Trazer' }).elements()).toEqual([])
  })
})
