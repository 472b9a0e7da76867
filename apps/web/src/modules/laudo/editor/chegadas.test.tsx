import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { dizerAoVivo, esperarLigacao, prepararLigacao } from '../../../../teste/ligacao-de-prova.ts'
import { responderMiniaturas } from '../../../../teste/miniaturas.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

// A draft stays in the browser: each test writes a laudo of its own.
let codigo = ''
const RELATORIO = '01990000-0000-7000-8000-0000000000e5'
const IMAGEM = '01990000-0000-7000-8000-0000000000e6'
const ESTUDO = '01990000-0000-7000-8000-0000000000e7'
const DIAMETRO = { id: 'DIVED', rotulo: 'DIVEd', valor: null, unidade: 'cm' as const }
const VENTRICULO = { id: 've', titulo: 'Ventrículo', orgao: 'VENTRICULO_ESQUERDO', medidas: [DIAMETRO] }
const DE_FORA = { modalidade: 'US', paciente: null, especie: null, realizadoEm: null, aparelho: null, quadros: 1 }
const LIDO = exemplo('POST /laudo/:codigo/relatorio', {
  arquivo: RELATORIO,
  dicom: { aparelho: 'Vivid iq', paciente: null, especie: null, modalidade: 'SR' },
  medidas: [
    {
      conceito: { codigo: '29436-3', esquema: 'LN', nome: 'LVIDd' },
      valor: 3.42,
      unidade: 'cm',
      local: null,
      lado: null,
      derivacao: null,
      escolhida: false,
      feto: null,
      modificadores: [],
    },
  ],
})
const laudo = (partes: { relatorios?: (typeof LIDO)[]; imagens?: object[] } = {}) =>
  exemplo('GET /laudo/:codigo', {
    codigo,
    estado: 'RASCUNHO',
    modalidade: 'ECOCARDIOGRAFIA',
    paciente: { nome: 'Amora', especie: 'Canina', tutor: 'Clara Prado' },
    conteudo: { secoes: [VENTRICULO], imagens: [] },
    relatorios: [],
    imagens: [],
    ...partes,
  })

const chegou = (qual: string) =>
  dizerAoVivo({ tipo: 'estudo', estudo: ESTUDO, laudo: qual, especialista: null, parceiro: null })

async function escrever(): Promise<void> {
  codigo = crypto.randomUUID()
  prepararLigacao()
  servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
  servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
  responderMiniaturas()
  servidor.responde('GET /laudo/:codigo', laudo())
  await abrir(`/laudo/editar?codigo=${codigo}`, 'ESPECIALISTA')
  await expect.element(page.getByRole('region', { name: 'Imagens' }).first()).toBeVisible()
  await esperarLigacao()
  // Who hears of them comes after the editor.
  await expect.poll(() => servidor.pedidos('GET /estudo/do-laudo/:laudo')).not.toEqual([])
}
afterEach(() => vi.unstubAllGlobals())

it('o relatório e as imagens que chegam aparecem sem recarregar, e nada entra no laudo por si', async () => {
  await escrever()
  servidor.responde(
    'GET /laudo/:codigo',
    laudo({
      relatorios: [LIDO],
      imagens: [{ arquivo: IMAGEM, nome: '1-1.dcm', largura: 640, altura: 480, dicom: DE_FORA }],
    }),
  )
  chegou(codigo)
  await expect.element(page.getByText(/^1 imagem chegou do equipamento às \d\d:\d\d. 1 relatório chegou/)).toBeVisible()
  await expect.element(page.getByText(/fora do laudo/i).last()).toBeVisible()
  await page.getByRole('tab', { name: 'Medidas' }).click()
  const painel = page.getByRole('region', { name: 'Medidas do equipamento' })
  await expect.element(painel.getByRole('button', { name: 'Confirmar 1 medida' })).toBeVisible()
  expect(servidor.pedidos('PUT /laudo/:codigo')).toEqual([])
})

it('o que chega a outro laudo não é perguntado, e o que pode ter sido perdido é', async () => {
  await escrever()
  const antes = servidor.pedidos('GET /laudo/:codigo').length
  chegou(crypto.randomUUID())
  await new Promise((seguir) => setTimeout(seguir))
  expect(servidor.pedidos('GET /laudo/:codigo')).toHaveLength(antes)
  servidor.responde('GET /laudo/:codigo', laudo({ relatorios: [LIDO] }))
  dizerAoVivo({ tipo: 'pronto' })
  await expect.element(page.getByText(/^1 relatório chegou do equipamento às/)).toBeVisible()
})

it('quem escreve vê ao lado do texto o que o equipamento enviou, e inclui tudo de uma vez ou uma a uma', async () => {
  await escrever()
  const enviadas = [1, 2, 3].map((n) => ({
    arquivo: `01990000-0000-7000-8000-0000000000f${n}`,
    nome: `1-${n}.dcm`,
    largura: 640,
    altura: 480,
    dicom: DE_FORA,
  }))
  servidor.responde('GET /laudo/:codigo', laudo({ imagens: enviadas }))
  servidor.responde('PUT /laudo/:codigo', { versao: 2, alteradoEm: '2026-11-20T12:00:00Z' })
  chegou(codigo)
  const painel = page.getByRole('tabpanel', { name: 'Imagens' })
  const figuras = page.getByRole('list', { name: 'Figuras do laudo' }).getByRole('listitem')
  await painel.getByRole('button', { name: 'Incluir 1-2.dcm no laudo' }).click()
  await expect.element(painel.getByText('2 imagens fora do laudo')).toBeVisible()
  await painel.getByRole('button', { name: 'Incluir todas' }).click()
  await expect.poll(() => figuras.elements()).toHaveLength(3)
  await expect.element(painel.getByText(/fora do laudo/)).not.toBeInTheDocument()
  await expect
    .poll(() => servidor.pedidos('PUT /laudo/:codigo').at(-1))
    .toMatchObject({
      conteudo: { imagens: [2, 1, 3].map((n) => ({ arquivo: enviadas[n - 1]?.arquivo })) },
    })
})
