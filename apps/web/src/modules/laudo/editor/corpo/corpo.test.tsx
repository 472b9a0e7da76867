import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exemplo } from '../../../../../teste/servidor/exemplo.ts'
import { responderMiniaturas } from '../../../../../teste/miniaturas.ts'
import { servidor } from '../../../../../teste/servidor/index.ts'
import { abrir } from '../../../../../teste/tela.tsx'

// A laudo of its own for each test: the browser keeps the draft of the one before.
let feitos = 0
let codigo = ''
const FIGURA = '01990000-0000-7000-8000-0000000000c2'
const texto = { type: 'doc' as const, content: [] }
const secao = (corpo: object | undefined, campos: object = {}) => ({
  id: 's',
  titulo: 'Achados',
  orgao: null,
  situacao: 'ALTERADO' as const,
  texto,
  medidas: [],
  confirmada: true,
  ...(corpo === undefined ? {} : { corpo }),
  ...campos,
})
const ANTES = {
  secao: { id: 's', titulo: 'Achados' },
  lesao: { id: 'a', oQue: 'Nódulo', lugar: 'Baço', lado: null, diametros: [18, 12], unidade: 'mm' as const },
  em: '2026-08-12',
}

let escoresAnteriores: object[] = []

function responder(corpo: object | undefined, campos: object = {}, outras: object[] = []): void {
  let versao = 3
  codigo = `01990000-0000-7000-8000-0000000001${String(++feitos).padStart(2, '0')}`
  const conteudo = {
    secoes: [secao(corpo, campos), ...outras],
    imagens: [{ arquivo: FIGURA, legenda: '' }],
    imagensPorPagina: 4,
  }
  servidor.responde(
    'GET /laudo/:codigo',
    exemplo('GET /laudo/:codigo', {
      codigo,
      estado: 'RASCUNHO',
      versao: 3,
      conteudo,
      lesoesAnteriores: [ANTES],
      escoresAnteriores,
    }),
  )
  servidor.responde('PUT /laudo/:codigo', () => ({ versao: ++versao, alteradoEm: '2026-11-20T12:00:00Z' }))
}
const salvo = () => servidor.pedidos('PUT /laudo/:codigo').at(-1)?.conteudo.secoes[0]
const achados = () => page.getByRole('region', { name: 'Achados', exact: true })
const lesao = (n: number) => achados().getByRole('listitem', { name: `Lesão ${n}` })

async function abrirEditor(): Promise<void> {
  await abrir(`/laudo/editar?codigo=${codigo}`, 'ESPECIALISTA')
  await expect.element(achados().getByRole('textbox', { name: 'Texto de Achados' })).toBeVisible()
}

describe('o corpo de uma seção', () => {
  beforeEach(() => {
    escoresAnteriores = []
    servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
    servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
    responderMiniaturas()
  })

  it('fora de um órgão, a tecla leva à lista de lesões do laudo', async () => {
    const focais = { ...secao({ tipo: 'LESOES', lesoes: [] }), id: 'focais', titulo: 'Lesões focais' }
    responder(undefined, {}, [focais])
    await abrirEditor()
    await userEvent.keyboard('{Alt>}l{/Alt}')
    const lista = page.getByRole('list', { name: 'Lesões de Lesões focais' })
    await expect.element(lista.getByRole('textbox', { name: 'O que é' })).toHaveFocus()
    await expect.element(page.getByRole('list', { name: 'Lesões de Achados' })).not.toBeInTheDocument()
  })

  it('num órgão, a tecla põe a lesão nele', async () => {
    const focais = { ...secao({ tipo: 'LESOES', lesoes: [] }), id: 'focais', titulo: 'Lesões focais' }
    responder(undefined, { orgao: 'FIGADO' }, [focais])
    await abrirEditor()
    await userEvent.keyboard('{Alt>}l{/Alt}')
    await expect.element(lesao(1).getByRole('textbox', { name: 'O que é' })).toHaveFocus()
  })

  it('uma lesão se escreve toda pelo teclado, compara-se com a de antes e se retira com volta', async () => {
    responder(undefined)
    await abrirEditor()
    await userEvent.keyboard('{Alt>}l{/Alt}')
    await expect.element(lesao(1).getByRole('textbox', { name: 'O que é' })).toHaveFocus()
    await userEvent.keyboard('Nódulo{Tab}Baço{Tab}{Tab}21 x 14 mm{Tab}')
    await lesao(1)
      .getByRole('combobox', { name: 'No exame anterior' })
      .selectOptions('Nódulo em Baço, 18 × 12 mm (12/08/2026)')
    await expect.element(lesao(1).getByText('+3 mm (+17%)')).toBeVisible()
    await lesao(1).getByRole('textbox', { name: 'Figuras' }).fill('1')
    await userEvent.keyboard('{Enter}')
    await expect.element(lesao(2).getByRole('textbox', { name: 'O que é' })).toHaveFocus()
    await expect
      .poll(() => salvo()?.corpo)
      .toMatchObject({
        tipo: 'LESOES',
        lesoes: [
          {
            oQue: 'Nódulo',
            lugar: 'Baço',
            diametros: [21, 14],
            unidade: 'mm',
            figuras: [FIGURA],
            evolucao: { em: '2026-08-12', diametros: [18, 12] },
          },
          { oQue: '', unidade: 'mm' },
        ],
      })
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}')
    await expect.element(lesao(2)).not.toBeInTheDocument()
    await page.getByText('Desfazer', { exact: true }).click()
    await expect.element(lesao(2)).toBeVisible()
  })

  it('um tamanho que não é tamanho não é guardado', async () => {
    responder({ tipo: 'LESOES', lesoes: [{ ...ANTES.lesao, id: 'l' }] })
    await abrirEditor()
    const tamanho = lesao(1).getByRole('textbox', { name: 'Tamanho' })
    await expect.element(tamanho).toHaveValue('18 x 12')
    await tamanho.fill('grande')
    await expect.element(tamanho).toHaveAttribute('aria-invalid', 'true')
    await tamanho.fill('2,5')
    await expect.poll(() => salvo()?.corpo).toMatchObject({ lesoes: [{ diametros: [2.5], unidade: 'mm' }] })
  })

  it('o escore soma sozinho, e a medida do total segue a soma sem ser digitada', async () => {
    const medidas = [{ id: 'ESCORE_LIQUIDO_ABDOMINAL', rotulo: 'Escore', valor: null, unidade: '', lado: null }]
    responder({ tipo: 'ESCORE', escala: 'AFAST', itens: [] }, { medidas })
    await abrirEditor()
    await expect.element(achados().getByText('Total: falta pontuar')).toBeVisible()
    for (const item of ['Diafragmático-hepático', 'Esplenorrenal', 'Cistocólico', 'Hepatorrenal/umbilical'])
      await achados().getByRole('group', { name: item }).getByRole('radio', { name: /^1/ }).click()
    await expect.element(achados().getByText('Total: 4 de 4, grande volume')).toBeVisible()
    await expect.poll(() => salvo()?.medidas[0]?.valor).toBe(4)
    expect(achados().getByRole('textbox', { name: 'Escore' }).elements()).toHaveLength(0)
  })

  it('ao lado do escore está o do exame anterior da mesma escala: o total, e item a item', async () => {
    const deAntes = (escala: string, itens: object[], em: string) => ({
      secao: ANTES.secao,
      escore: { tipo: 'ESCORE', escala, itens },
      em,
    })
    const afast = ['dh', 'er', 'cc', 'hr'].map((id, i) => ({ id, pontos: i < 2 ? 1 : 0 }))
    escoresAnteriores = [
      deAntes('MINE', [{ id: 'ae-ao', pontos: 4 }], '2026-09-01'),
      deAntes('AFAST', afast, '2026-08-12'),
      deAntes('AFAST', [], '2026-01-10'),
    ]
    responder({ tipo: 'ESCORE', escala: 'AFAST', itens: [] })
    await abrirEditor()
    const comparar = achados().getByRole('combobox', { name: 'Comparar com' })
    await expect.element(comparar).toHaveDisplayValue('Exame de 12/08/2026: 2 de 4, pequeno volume')
    await expect.element(achados().getByRole('group', { name: 'Esplenorrenal (antes: 1)' })).toBeVisible()
    await expect.element(achados().getByRole('group', { name: 'Cistocólico (antes: 0)' })).toBeVisible()
    // What is compared with is kept with the first points, so that the laudo says it whatever is signed later.
    await achados()
      .getByRole('group', { name: /^Cistocólico/ })
      .getByRole('radio', { name: /^1/ })
      .click()
    const itens = [{ id: 'cc', pontos: 1 }]
    await expect.poll(() => salvo()?.corpo).toMatchObject({ itens, anterior: { em: '2026-08-12', itens: afast } })
    await comparar.selectOptions('Exame de 10/01/2026, item a item')
    await expect.poll(() => salvo()?.corpo).toMatchObject({ itens, anterior: { em: '2026-01-10' } })
    await comparar.selectOptions('Nenhum exame')
    await expect.poll(() => salvo()?.corpo).toMatchObject({ itens, anterior: null })
    // Who said not to compare is not asked again by the next points.
    await achados()
      .getByRole('group', { name: /^Esplenorrenal$/ })
      .getByRole('radio', { name: /^0/ })
      .click()
    await expect.poll(() => salvo()?.corpo).toMatchObject({ itens: [{}, {}], anterior: null })
  })

  it('de uma escala que ninguém soma, o anterior se lê item a item', async () => {
    escoresAnteriores = [
      {
        secao: ANTES.secao,
        escore: { tipo: 'ESCORE', escala: 'ENDOSCOPIA', itens: [{ id: 'esofago', pontos: 2 }] },
        em: '2026-08-12',
      },
    ]
    responder({ tipo: 'ESCORE', escala: 'ENDOSCOPIA', itens: [] })
    await abrirEditor()
    await expect
      .element(achados().getByRole('combobox', { name: 'Comparar com' }))
      .toHaveDisplayValue('Exame de 12/08/2026, item a item')
    await expect.element(achados().getByRole('group', { name: 'Esôfago (antes: 2)' })).toBeVisible()
  })

  it('o MINE se pontua pelas medidas que o laudo já tem', async () => {
    const medidas = [{ id: 'AE_AO', rotulo: 'AE/Ao', valor: 2.05, unidade: '', lado: null }]
    responder({ tipo: 'ESCORE', escala: 'MINE', itens: [] }, { medidas })
    await abrirEditor()
    await achados().getByRole('button', { name: 'Pontuar pelas medidas do laudo' }).click()
    await expect.poll(() => salvo()?.corpo).toMatchObject({ itens: [{ id: 'ae-ao', pontos: 3 }] })
  })

  it('o traçado guarda como foi registrado e as suas figuras', async () => {
    responder({ tipo: 'TRACADO', derivacoes: ['DII'], velocidade: 50, calibracao: 10, duracao: null })
    await abrirEditor()
    await achados().getByRole('textbox', { name: 'Derivações' }).fill('DI, DII; aVF')
    await achados().getByRole('textbox', { name: 'Velocidade (mm/s)' }).fill('25')
    await achados().getByRole('textbox', { name: 'Duração' }).fill('3')
    await achados().getByRole('textbox', { name: 'Figuras' }).fill('1')
    await expect
      .poll(() => salvo()?.corpo)
      .toEqual({
        tipo: 'TRACADO',
        derivacoes: ['DI', 'DII', 'aVF'],
        velocidade: 25,
        calibracao: 10,
        duracao: { valor: 3, unidade: 'min' },
        figuras: [FIGURA],
      })
  })

  it('a unidade da duração se escolhe antes do número, e vale para ele', async () => {
    responder({ tipo: 'TRACADO', derivacoes: ['DII'], velocidade: 25, calibracao: 10, duracao: null })
    await abrirEditor()
    await achados().getByRole('combobox', { name: 'Unidade' }).selectOptions('h')
    await achados().getByRole('textbox', { name: 'Duração' }).fill('24')
    await expect.poll(() => salvo()?.corpo).toMatchObject({ duracao: { valor: 24, unidade: 'h' } })
    await achados().getByRole('combobox', { name: 'Unidade' }).selectOptions('min')
    await expect.poll(() => salvo()?.corpo).toMatchObject({ duracao: { valor: 24, unidade: 'min' } })
  })
})
