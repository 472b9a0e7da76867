import { randomUUID } from 'node:crypto'
import { cpfUnico, numeroUnico, unico } from '../fabricas.ts'
import { cidade, dadosDaEmpresa, telefone } from './empresa.ts'
import type { Formularios } from './tipos.ts'

const diaUnico = () => Temporal.PlainDate.from('2200-01-01').add({ days: Number(numeroUnico(6)) })

export const FORMULARIOS_DA_PLATAFORMA = {
  raca: {
    quem: 'ADMIN',
    preencher: ({ especie }, vez) => ({ nome: unico('Raça'), especie, sinonimo: `Outro nome ${vez}` }),
  },
  cidade: {
    quem: 'ADMIN',
    preencher: (_, vez) => ({
      codigo: `53${numeroUnico(5)}`,
      nome: unico('Cidade'),
      uf: 'DF',
      fuso: vez === 0 ? 'America/Manaus' : 'America/Cuiaba',
      deslocamentoCentavos: 1_500 + vez,
    }),
    fixos: { codigo: 'the IBGE code is the key' },
  },
  cupom: {
    quem: 'ADMIN',
    preencher: ({ planos }, vez) => ({
      texto: unico('CUPOM').replace(' ', '-').toUpperCase(),
      tipo: vez === 0 ? 'PERCENTUAL' : 'VALOR',
      percentualBp: 1_000,
      valorCentavos: 5_000,
      duracao: 'MESES',
      meses: 3 + vez,
      validoDe: vez === 0 ? '2026-01-01' : '2026-02-01',
      validoAte: vez === 0 ? '2027-01-01' : '2027-02-01',
      limiteTotal: 100 + vez,
      limitePorCliente: 2 + vez,
      planos: [planos[vez]],
    }),
    menos: [['valorCentavos'], ['percentualBp']],
  },
  'tipo-despesa': {
    quem: 'ADMIN',
    preencher: ({ grupos }, vez) => ({
      nome: unico('Tipo'),
      grupo: grupos[vez],
      comportamento: vez === 0 ? 'FIXA' : 'VARIAVEL',
    }),
  },
  'horario-atendimento': {
    quem: 'ADMIN',
    preencher: (_, vez) => ({
      diaSemana: vez === 0 ? 0 : 6,
      inicio: `0${1 + vez}:10`,
      fim: `0${1 + vez}:20`,
      tipo: 'PLANTAO',
      acrescimoBp: 5_000 + vez,
    }),
  },
  feriado: {
    quem: 'ADMIN',
    preencher: (_, vez) => ({
      nome: unico('Feriado'),
      abrangencia: vez === 0 ? 'ESTADUAL' : 'MUNICIPAL',
      uf: 'RR',
      cidade: cidade(vez),
      data: diaUnico().toString(),
      mes: 2,
      dia: 17,
      facultativo: vez === 0,
    }),
    menos: [
      ['cidade', 'mes', 'dia'],
      ['uf', 'data'],
    ],
  },
  cliente: {
    quem: 'ADMIN',
    preencher: ({ planos }, vez) => ({
      ...dadosDaEmpresa(vez),
      plano: planos[vez],
      ciclo: vez === 0 ? 'MENSAL' : 'ANUAL',
      estado: vez === 0 ? 'TESTE' : 'ATIVO',
      testeAte: vez === 0 ? '2026-12-31' : '2027-01-31',
    }),
  },
  usuario: {
    quem: 'ADMIN',
    preencher: ({ empresa }, vez) => ({
      nome: `Pessoa Completa ${vez}`,
      email: `${randomUUID()}@campos.vet`,
      cpf: cpfUnico(),
      telefone: telefone(40 + vez),
      perfis: vez === 0 ? ['CLIENTE'] : ['CLIENTE_BASE'],
      vinculos: [
        {
          perfil: vez === 0 ? 'CLIENTE' : 'CLIENTE_BASE',
          cliente: empresa.cliente,
          parceiro: null,
          especialista: null,
        },
      ],
    }),
  },
} satisfies Partial<Formularios>
