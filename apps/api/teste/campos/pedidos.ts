import type { Formularios, Vez } from './tipos.ts'

/** Nothing refuses on account of these, which are sent all the same. */
const confirmacoes = (vez: Vez) => ({
  confirmarPlantao: true,
  confirmarDeslocamento: true,
  ignorarPlano: true,
  motivoPlano: `A empresa assume ${vez}`,
  ignorarEspecialidade: true,
  motivoEspecialidade: `Só ela está ${vez}`,
  outroExame: true,
})
const CONFIRMAM = {
  confirmarPlantao: 'agenda/expediente.test.ts',
  confirmarDeslocamento: 'agenda/deslocamento/alcance.test.ts',
  ignorarPlano: 'agenda/plano-de-saude.test.ts',
  motivoPlano: 'agenda/plano-de-saude.test.ts',
  ignorarEspecialidade: 'agenda/escolhas.test.ts',
  motivoEspecialidade: 'agenda/escolhas.test.ts',
  outroExame: 'agenda/escolhas.test.ts',
}

export const FORMULARIOS_DE_PEDIDOS = {
  agendamento: {
    quem: 'CLIENTE',
    preencher: ({ especialistas, parceiros, animais, servicos, planosDeSaude }, vez) => ({
      especialista: especialistas[vez],
      inicio: `2027-03-0${2 + vez}T13:00:00.000Z`,
      fim: `2027-03-0${2 + vez}T14:1${vez}:00.000Z`,
      tipoLocal: vez === 0 ? 'PARCEIRO' : 'DOMICILIO',
      parceiro: parceiros[vez],
      endereco: 'Rua do Domicílio, 10',
      latitude: -23.5,
      longitude: -46.6,
      animal: animais[vez],
      contato: `Quem liga ${vez}`,
      servicos: [servicos[vez]],
      prioridade: vez === 0 ? 'URGENTE' : 'ROTINA',
      planoSaude: planosDeSaude[vez],
      autorizacao: `AUT-${vez}`,
      observacoes: `Observações ${vez}`,
      estado: 'RESERVADO',
      ...confirmacoes(vez),
    }),
    // Only a domicile has an address of its own.
    menos: [['endereco', 'latitude', 'longitude'], []],
    fixos: { estado: 'each step has its route' },
    confirmam: CONFIRMAM,
    lido: {
      tipoLocal: ({ local }) => local.tipo,
      endereco: ({ local }) => local.endereco,
      latitude: ({ local }) => local.latitude,
      longitude: ({ local }) => local.longitude,
    },
  },
  atendimento: {
    quem: 'CLIENTE',
    preencher: ({ animais, parceiros, planosDeSaude, especialistas, servicos }, vez) => ({
      animal: animais[0],
      agendamento: animais[0],
      janelas: [{ dia: '2027-03-02', inicio: '08:00', fim: '12:00' }],
      parceiro: parceiros[vez],
      planoSaude: planosDeSaude[vez],
      realizadoEm: `2027-04-0${2 + vez}T13:00:00.000Z`,
      cobrarDeslocamento: vez === 1,
      prioridade: vez === 0 ? 'URGENTE' : 'ROTINA',
      itens: [
        {
          servico: servicos[vez],
          desconto: { tipo: 'PERCENTUAL', basisPoints: 500 + vez, motivo: `Motivo ${vez}` },
        },
      ],
      especialista: especialistas[vez],
      modoCobranca: vez === 0 ? 'A_VISTA' : 'FATURADO',
      autorizacao: `AUT-${vez}`,
      solicitanteNome: `Dra. Solicitante ${vez}`,
      solicitanteCrmv: `CRMV-SP ${22_000 + vez}`,
      suspeita: `Suspeita ${vez}`,
      historico: `História ${vez}`,
      jejum: vez === 0,
      sedacao: vez === 1,
      pesoGramas: 9_000 + vez,
      frequenciaCardiaca: 110 + vez,
      frequenciaRespiratoria: 25 + vez,
      temperaturaDecimos: 385 + vez,
      pressaoSistolica: 130 + vez,
      ...confirmacoes(vez),
    }),
    fixos: { animal: 'another patient is another request' },
    noutraSuite: { agendamento: 'atendimento/criar.test.ts', janelas: 'atendimento/pedidos.test.ts' },
    confirmam: CONFIRMAM,
  },
} satisfies Partial<Formularios>
