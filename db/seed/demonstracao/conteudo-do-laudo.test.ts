import { calcularMedidas, ehCalculavel, type CircunstanciasDoExame } from '@vetlume/dominio/laudo'
import { verificarLaudo } from '@vetlume/dominio/laudo/verificacao'
import { MODELOS_DE_LAUDO } from '@vetlume/dominio/modelos'
import { describe, expect, it } from 'vitest'
import { escreverLaudo } from './conteudo-do-laudo.ts'
import { criarSorteio } from './sorteio.ts'

/** What these have no images and no measures typed for. */
const SEM_O_RESTO = new Set([
  'sem-imagem',
  'tracado-sem-figura',
  'texto-sem-medida',
  'lacuna',
  'variavel-sem-valor',
  'medida-obrigatoria',
])

const CIRCUNSTANCIAS: CircunstanciasDoExame = {
  realizadoEm: '2026-11-26',
  nascimento: '2021-11-26',
  obito: null,
  microchip: null,
  pesoAnteriorGramas: null,
  sinaisCriticos: [],
  anteriores: [],
}

const PACIENTES = {
  CANINA: { especie: 'Canina', pesoGramas: 12_400 },
  FELINA: { especie: 'Felina', pesoGramas: 4_200 },
  EQUINA: { especie: 'Equina', pesoGramas: 450_000 },
}

describe.each(MODELOS_DE_LAUDO.map((modelo) => [modelo.nome, modelo] as const))(
  'laudo de demonstração: %s',
  (nome, { estrutura, especie, sexo, modalidade }) => {
    // Whoever is pregnant is whole.
    const paciente = { castrado: !nome.includes('gestacional'), ...PACIENTES[especie] }
    const { conteudo } = escreverLaudo(criarSorteio(7), estrutura, paciente, [])

    it('cada medida calculada segue das entradas da sua seção e do seu lado', () => {
      const calculados = calcularMedidas(conteudo, paciente.pesoGramas)
      const escritos = conteudo.secoes.map(({ medidas }) =>
        medidas.map(({ id, valor }) => (ehCalculavel(id) ? valor : null)),
      )
      expect(escritos).toEqual(calculados)
    })

    it('passam na conferência, sem nem um aviso', () => {
      for (let semente = 1; semente <= 12; semente += 1) {
        const escrito = escreverLaudo(criarSorteio(semente), estrutura, paciente, [])
        const pendencias = verificarLaudo({
          modalidade,
          ...escrito,
          paciente: { ...paciente, sexo: sexo ?? 'FEMEA', nome: 'Mel', tutor: 'Ana Silva', idadeMeses: 60 },
          especialista: { crmv: 'CRMV-SP 12345' },
          imagens: [],
          variaveis: {},
          modeloPara: null,
          modelo: estrutura,
          circunstancias: CIRCUNSTANCIAS,
        })
        expect(
          pendencias.filter(({ regra }) => !SEM_O_RESTO.has(regra)),
          `${nome}, semente ${semente}`,
        ).toEqual([])
      }
    })
  },
)
