import { calcularMedidas, ehCalculavel, verificarLaudo } from '@vetlume/dominio/laudo'
import { MODELOS_DE_LAUDO } from '@vetlume/dominio/modelos'
import { describe, expect, it } from 'vitest'
import { escreverLaudo } from './conteudo-do-laudo.ts'
import { criarSorteio } from './sorteio.ts'

const PACIENTES = {
  CANINA: { especie: 'Canina', pesoGramas: 12_400 },
  FELINA: { especie: 'Felina', pesoGramas: 4_200 },
  EQUINA: { especie: 'Equina', pesoGramas: 450_000 },
}

describe.each(MODELOS_DE_LAUDO.map((modelo) => [modelo.nome, modelo] as const))(
  'laudo de demonstração: %s',
  (nome, { estrutura, especie, sexo }) => {
    const paciente = { castrado: true, ...PACIENTES[especie] }
    const { conteudo } = escreverLaudo(criarSorteio(7), estrutura, paciente, [])

    it('cada medida calculada segue das entradas da sua seção e do seu lado', () => {
      const calculados = calcularMedidas(conteudo, paciente.pesoGramas)
      const escritos = conteudo.secoes.map(({ medidas }) =>
        medidas.map(({ id, valor }) => (ehCalculavel(id) ? valor : null)),
      )
      expect(escritos).toEqual(calculados)
    })

    it('as medidas passam na conferência', () => {
      const pendencias = verificarLaudo({
        modalidade: 'ULTRASSONOGRAFIA',
        critico: true,
        conteudo,
        paciente: { ...paciente, sexo: sexo ?? 'FEMEA' },
        especialista: { crmv: 'CRMV-SP 12345' },
        imagens: [],
        variaveis: {},
        modeloPara: null,
      })
      expect(
        pendencias.filter(({ gravidade }) => gravidade === 'ERRO'),
        nome,
      ).toEqual([])
    })
  },
)
