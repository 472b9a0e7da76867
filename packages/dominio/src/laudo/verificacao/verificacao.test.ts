import { describe, expect, it } from 'vitest'
import { MEDIDAS, REFERENCIAS } from '../../medidas/index.ts'
import { MODELOS_DE_LAUDO } from '../../modelos/index.ts'
import { CASOS } from '../../../teste/laudo/casos-da-verificacao.ts'
import { ITENS_DA_CONFERENCIA } from '../../../teste/laudo/itens-da-conferencia.ts'
import { com } from '../../../teste/laudo/exemplos.ts'
import { semPendencia, texto } from '../../../teste/laudo/conteudo-de-exemplo.ts'
import { LIMITES_DE_MEDIDA } from './limites-de-medida.ts'
import { temErro } from '../respostas.ts'
import { REGRAS, verificarLaudo } from './index.ts'

describe('verificarLaudo', () => {
  it('não aponta nada num laudo em ordem', () => {
    expect(verificarLaudo(semPendencia())).toEqual([])
  })

  it('tem casos para cada regra, e identificadores sem repetição', () => {
    expect(Object.keys(CASOS).toSorted()).toEqual(REGRAS.map(({ id }) => id).toSorted())
  })

  it.each(REGRAS.map(({ id }) => id))('%s tem o que a dispara e o que não a dispara', (id) => {
    const gravidades = (CASOS[id] ?? []).map(([, , gravidade]) => gravidade)
    expect(gravidades.some((uma) => uma !== null)).toBe(true)
    expect(gravidades).toContain(null)
  })

  it('vê cada uma das 54 contradições que a referência clínica pede', () => {
    const ids = new Set(REGRAS.map(({ id }) => id))
    expect(Object.keys(ITENS_DA_CONFERENCIA)).toHaveLength(54)
    expect(Object.values(ITENS_DA_CONFERENCIA).flatMap((regras) => regras.filter((id) => !ids.has(id)))).toEqual([])
  })

  const linhas = Object.entries(CASOS).flatMap(([regra, casos]) =>
    casos.map(([descricao, dados, gravidade, mensagem = /./]) => ({ regra, descricao, dados, gravidade, mensagem })),
  )
  it.each(linhas)('$regra: $descricao', ({ regra, dados, gravidade, mensagem }) => {
    const achados = verificarLaudo(dados).filter((pendencia) => pendencia.regra === regra)
    if (gravidade === null) return expect(achados).toEqual([])
    expect(achados[0]).toMatchObject({ gravidade, mensagem: expect.stringMatching(mensagem) })
  })

  it('diz a que seção cada pendência se refere', () => {
    const pendencias = verificarLaudo(
      com([
        { id: 's1', situacao: null },
        { id: 's2', titulo: 'Baço', situacao: null },
      ]),
    )
    expect(pendencias.map(({ secao: onde }) => onde)).toEqual(['s1', 's2'])
  })

  it('separa o que impede do que só avisa', () => {
    expect(temErro(verificarLaudo(com([{ texto: texto('Contornos irregulares.') }])))).toBe(false)
    expect(temErro(verificarLaudo(com([{ situacao: null }])))).toBe(true)
  })

  it('os limites do plausível contêm toda referência fixa', () => {
    for (const referencia of REFERENCIAS) {
      if (!('faixa' in referencia) || referencia.unidade !== MEDIDAS[referencia.medida].unidade) continue
      const [minimo, maximo] = LIMITES_DE_MEDIDA[referencia.medida]
      expect(referencia.faixa.min ?? minimo).toBeGreaterThanOrEqual(minimo)
      expect(referencia.faixa.max ?? maximo).toBeLessThanOrEqual(maximo)
    }
  })

  it.each(MODELOS_DE_LAUDO.map((modelo) => [modelo.nome, modelo] as const))(
    'o modelo “%s”, como vem, não contradiz o seu paciente',
    (nome, { especie, sexo, estrutura, modalidade }) => {
      const paciente = { especie, sexo: sexo ?? 'FEMEA', castrado: false, pesoGramas: 10_000 } as const
      const { imagensPorPagina } = estrutura
      const secoes = estrutura.secoes.map((secao) => ({ ...secao, confirmada: true }))
      const modeloPara = { nome, especie, sexo }
      const dados = semPendencia({
        paciente,
        modalidade,
        modeloPara,
        conteudo: { ...semPendencia().conteudo, secoes, imagensPorPagina },
      })
      // What a model leaves to be filled in is not a contradiction, and it has no measures yet.
      const porPreencher = new Set([
        'lacuna',
        'variavel-sem-valor',
        'texto-sem-medida',
        'escore-incompleto',
        'tracado-sem-figura',
        'tracado-sem-duracao',
      ])
      expect(verificarLaudo(dados).filter(({ regra }) => !porPreencher.has(regra))).toEqual([])
    },
  )
})
