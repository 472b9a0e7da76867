import { describe, expect, it } from 'vitest'
import {
  estruturaDoModelo,
  textoPlano,
  unidadeNoCatalogo,
  secaoParaPaciente,
  VARIAVEIS,
  variaveisUsadas,
  type EstruturaDoModelo,
} from '../laudo/index.ts'
import { verificarLaudo, type DadosDaVerificacao } from '../laudo/verificacao/index.ts'
import { normalizarBusca } from '../formatos/index.ts'
import { ehMedida } from '../medidas/index.ts'
import { ORGAOS, ehOrgao, type SexoDoOrgao } from '../orgaos/index.ts'
import { MODELOS_DE_LAUDO, emParagrafos, type ModeloDeLaudo } from './index.ts'

function textosDe({ secoes, frasesDeConclusao }: EstruturaDoModelo): string[] {
  return [
    ...secoes.flatMap(({ titulo, texto, frases }) => [
      titulo,
      textoPlano(texto),
      ...frases.map((frase) => frase.texto),
    ]),
    ...frasesDeConclusao.map((frase) => frase.texto),
  ]
}

function modelo(nome: string): EstruturaDoModelo {
  const achado = MODELOS_DE_LAUDO.find((candidato) => candidato.nome === nome)
  if (achado === undefined) throw new Error(`modelo ausente: ${nome}`)
  return achado.estrutura
}

const ORGAOS_DO_SEXO = { FEMEA: ['UTERO', 'OVARIOS'], MACHO: ['PROSTATA', 'TESTICULOS'] }
const termosDoSexo = (sexo: SexoDoOrgao) =>
  Object.values(ORGAOS).flatMap((orgao) => (orgao.sexo === sexo ? orgao.termos : []))

/** A laudo written from the model without touching it, but for the conclusion. */
function comoEscrito({ estrutura, especie, sexo, modalidade }: ModeloDeLaudo, castrado: boolean): DadosDaVerificacao {
  return {
    conteudo: {
      secoes: estrutura.secoes.map((secao) => ({ ...secao, confirmada: true })),
      conclusao: emParagrafos('Sem alterações.'),
      imagens: [],
      imagensPorPagina: 6,
    },
    modalidade,
    critico: false,
    paciente: {
      especie,
      sexo: sexo ?? 'FEMEA',
      castrado,
      pesoGramas: 8_000,
    },
    especialista: { crmv: 'CRMV-SP 12345' },
    imagens: [],
    variaveis: {},
    modeloPara: null,
  }
}

/** As a laudo of a neutered animal starts. */
function paraCastrado(modeloInteiro: ModeloDeLaudo): ModeloDeLaudo {
  const secoes = modeloInteiro.estrutura.secoes.map((secao) => secaoParaPaciente(secao, true))
  return { ...modeloInteiro, estrutura: { ...modeloInteiro.estrutura, secoes } }
}

/** What only the exam brings, and a model cannot have: what it leaves to be filled in is not a fault of its own. */
const DO_EXAME = new Set([
  'tracado-sem-figura',
  'tracado-sem-duracao',
  'texto-sem-medida',
  'sem-imagem',
  'sem-medida-nem-imagem',
  'medida-obrigatoria',
  'escore-incompleto',
  'lacuna',
  'variavel-sem-valor',
])
/** A rhythm is described in two sections: a finding of one asks for the other. */
const DE_OUTRA_SECAO = new Set(['ritmo-contraditorio'])
const pendenciasDoModelo = (dados: DadosDaVerificacao) =>
  verificarLaudo(dados).filter(({ regra }) => !DO_EXAME.has(regra))

const DAS_OUTRAS = {
  CANINA: /\bfelin|\bgat[oa]|(?<!cauda )\bequin|\bcaval/,
  FELINA: /\bcanin|\bc[aã]es\b|\bcadela|(?<!cauda )\bequin|\bcaval/,
  EQUINA: /\bfelin|\bgat[oa]|\bcanin|\bc[aã]es\b|\bcadela/,
}
const palavras = (texto: string) => normalizarBusca(texto).split(/[^a-z]+/)

describe('modelos de laudo', () => {
  it('são quarenta e oito, de nomes diferentes', () => {
    expect(new Set(MODELOS_DE_LAUDO.map(({ nome }) => nome)).size).toBe(48)
  })

  describe.each(MODELOS_DE_LAUDO.map((m) => [m.nome, m] as const))('%s', (_, inteiro) => {
    const { estrutura, especie, sexo } = inteiro

    it('passa na conferência antes da assinatura, castrado ou não', () => {
      expect(pendenciasDoModelo(comoEscrito(inteiro, false))).toEqual([])
      expect(pendenciasDoModelo(comoEscrito(paraCastrado(inteiro), true))).toEqual([])
    })

    it('cada achado do banco, lembrado na conclusão, não contradiz nada', () => {
      const inicial = { ...comoEscrito(inteiro, false), critico: true, modelo: estrutura }
      const { secoes } = inicial.conteudo
      const achados = estrutura.secoes.flatMap(({ id, titulo, frases }) =>
        frases.flatMap((frase) => (frase.situacao === 'ALTERADO' ? [{ id, titulo, frase }] : [])),
      )
      for (const { id, titulo, frase } of achados) {
        const conteudo = {
          ...inicial.conteudo,
          secoes: secoes.map((secao) =>
            secao.id === id ? { ...secao, situacao: 'ALTERADO' as const, texto: emParagrafos(frase.texto) } : secao,
          ),
          conclusao: emParagrafos(`${titulo}: ${frase.titulo.toLowerCase()}.`),
        }
        const pendencias = pendenciasDoModelo({ ...inicial, conteudo })
        expect(pendencias.filter(({ regra }) => !DE_OUTRA_SECAO.has(regra))).toEqual([])
      }
    })

    it('obedece ao esquema', () => {
      expect(estruturaDoModelo.safeParse(estrutura).error).toBeUndefined()
    })

    it('tem seções e atalhos sem repetição, e texto normal em todas', () => {
      const ids = estrutura.secoes.map(({ id }) => id)
      const atalhos = [...estrutura.secoes.flatMap(({ frases }) => frases), ...estrutura.frasesDeConclusao].map(
        ({ atalho }) => atalho,
      )
      expect(new Set(ids).size).toBe(ids.length)
      expect(new Set(atalhos).size).toBe(atalhos.length)
      expect(estrutura.secoes.filter(({ texto }) => textoPlano(texto).length < 40)).toEqual([])
      for (const { frases } of estrutura.secoes) expect(frases.length).toBeGreaterThanOrEqual(4)
    })

    it('usa medidas do catálogo, na unidade delas, com lado só em órgão par', () => {
      const erradas = estrutura.secoes.flatMap(({ orgao, medidas }) => {
        const par = orgao === null || (ehOrgao(orgao) && ORGAOS[orgao].par)
        return medidas.filter(
          ({ id, unidade, lado }) =>
            !ehMedida(id) || unidadeNoCatalogo(unidade, id) === null || (lado !== null && !par),
        )
      })
      expect(erradas).toEqual([])
    })

    it('só usa variáveis que existem neste modelo', () => {
      const conhecidas = new Set<string>([
        ...VARIAVEIS.map(({ nome }) => nome),
        ...estrutura.secoes.flatMap((secao) =>
          secao.medidas.map(({ id, lado }) => (lado === null ? `medida.${id}` : `medida.${id}.${lado}`)),
        ),
      ])
      expect(
        textosDe(estrutura)
          .flatMap(variaveisUsadas)
          .filter((nome) => !conhecidas.has(nome)),
      ).toEqual([])
    })

    it('não cita órgão do outro sexo', () => {
      if (sexo === null)
        return expect(estrutura.secoes.some(({ orgao }) => orgao === 'UTERO' || orgao === 'PROSTATA')).toBe(false)
      const proibidos = termosDoSexo(sexo === 'FEMEA' ? 'MACHO' : 'FEMEA')
      const citados = textosDe(estrutura)
        .flatMap(palavras)
        .filter((palavra) => proibidos.some((termo) => palavra.startsWith(termo)))
      expect(citados).toEqual([])
      const orgaos = estrutura.secoes.map(({ orgao }) => orgao)
      const doSexo = inteiro.nome.startsWith('Ultrassom gestacional') ? ['UTERO'] : ORGAOS_DO_SEXO[sexo]
      expect(orgaos).toEqual(expect.arrayContaining(doSexo))
    })

    it('não fala da outra espécie', () => {
      const outra = DAS_OUTRAS[especie]
      expect(textosDe(estrutura).filter((texto) => outra.test(texto.toLowerCase()))).toEqual([])
    })
  })
})

describe('ultrassom abdominal', () => {
  it('percorre os órgãos na ordem do exame', () => {
    expect(modelo('Ultrassom abdominal: gato').secoes.map(({ orgao }) => orgao)).toEqual([
      'BEXIGA',
      'RINS',
      'FIGADO',
      'VESICULA_BILIAR',
      'ESTOMAGO',
      'INTESTINOS',
      'BACO',
      'PANCREAS',
      'ADRENAIS',
      'PROSTATA',
      'TESTICULOS',
      'LINFONODOS',
      'CAVIDADE_ABDOMINAL',
      // The focal lesions of all of them.
      null,
    ])
  })

  it('mede os dois rins e a aorta na cadela, só os rins na gata', () => {
    const medidas = (nome: string) =>
      modelo(nome).secoes.flatMap(({ orgao, medidas: lista }) =>
        orgao === 'RINS' ? lista.map(({ id, lado }) => `${id} ${lado}`) : [],
      )
    const rins = ['RIM_COMPRIMENTO ESQUERDO', 'RIM_COMPRIMENTO DIREITO']
    expect(medidas('Ultrassom abdominal: cadela')).toEqual([
      ...rins,
      'AORTA_ABDOMINAL null',
      'RIM_AORTA ESQUERDO',
      'RIM_AORTA DIREITO',
    ])
    expect(medidas('Ultrassom abdominal: gata')).toEqual(rins)
  })

  it('tem frase pronta para o animal castrado em cada órgão que a castração remove', () => {
    for (const { estrutura, sexo } of MODELOS_DE_LAUDO) {
      if (sexo === null) continue
      for (const { orgao, frases } of estrutura.secoes) {
        if (orgao === null || !ehOrgao(orgao) || !ORGAOS[orgao].removidoNaCastracao) continue
        expect(frases.filter(({ texto }) => texto.includes('histórico de castração'))).toHaveLength(1)
      }
    }
  })
})

describe('medidas obrigatórias', () => {
  const obrigatorias = (nome: string) =>
    modelo(nome).secoes.flatMap(({ medidas }) =>
      medidas.filter(({ obrigatoria }) => obrigatoria === true).map(({ id, lado }) => `${id}${lado ?? ''}`),
    )

  it('o ecocardiograma não se assina sem átrio, aorta e ventrículo', () => {
    for (const nome of ['Ecocardiograma: cães', 'Ecocardiograma: gatos'])
      expect(obrigatorias(nome)).toEqual(expect.arrayContaining(['ATRIO_ESQUERDO', 'AORTA', 'AE_AO', 'DIVED', 'DIVES']))
  })

  it('o gestacional pede conceptos, frequências e peso; o FAST, o escore e as linhas B de cada ponto', () => {
    expect(obrigatorias('Ultrassom gestacional: gata').toSorted()).toEqual([
      'CONCEPTOS_NUMERO',
      'FCF_MAIOR',
      'FCF_MENOR',
      'PESO_PRE_GESTACIONAL',
    ])
    expect(obrigatorias('Ultrassom FAST: cães').filter((id) => id.startsWith('LINHAS_B'))).toHaveLength(8)
    expect(obrigatorias('Ultrassom FAST: cães')).toEqual(
      expect.arrayContaining(['ESCORE_LIQUIDO_ABDOMINAL', 'EXAME_SERIADO_NUMERO']),
    )
  })

  it('nenhum dos dois abre órgãos que o exame não olha', () => {
    const orgaos = (nome: string) => modelo(nome).secoes.flatMap(({ orgao }) => orgao ?? [])
    expect(orgaos('Ultrassom gestacional: cadela')).toEqual(['UTERO'])
    expect(orgaos('Ultrassom FAST: gatos')).toEqual(['PERICARDIO'])
  })
})
