import { cpfUnico, numeroUnico, unico } from '../fabricas.ts'
import { endereco, telefone } from './empresa.ts'
import type { Formularios } from './tipos.ts'

export const FORMULARIOS_DE_PACIENTES = {
  tutor: {
    quem: 'CLIENTE',
    preencher: ({ parceiros }, vez) => ({
      nome: unico('Tutor completo'),
      estrangeiro: vez === 1,
      cpf: cpfUnico(),
      documento: `PASS${vez}`,
      telefone: telefone(50 + vez),
      outroTelefone: telefone(60 + vez),
      whatsapp: telefone(70 + vez),
      email: `tutor${vez}@campos.vet`,
      ...endereco(vez),
      parceiro: parceiros[vez],
    }),
    menos: [['documento'], ['cpf']],
  },
  animal: {
    quem: 'CLIENTE',
    preencher: ({ especie, racas, tutores, parceiros, planosDeSaude }, vez) => ({
      nome: unico('Paciente completo'),
      especie,
      raca: racas[vez],
      sexo: vez === 0 ? 'FEMEA' : 'MACHO',
      castrado: vez === 0,
      nascimento: vez === 0 ? '2020-01-10' : '2021-02-11',
      nascimentoPresumido: vez === 0,
      pelagem: `Pelagem ${vez}`,
      sinais: `Mancha ${vez}`,
      microchip: `9${numeroUnico(14)}`,
      sinpatinhas: `7${numeroUnico(14)}`,
      alerta: `Alerta ${vez}`,
      planoSaude: planosDeSaude[vez],
      carteirinha: `C-${vez}`,
      planoDesde: vez === 0 ? '2025-01-01' : '2025-02-01',
      tutor: tutores[vez],
      outrosTutores: [tutores[1 - vez] ?? ''],
      parceiro: parceiros[vez],
      pesoGramas: 12_000 + vez,
      obito: vez === 0 ? '2026-11-01' : '2026-11-02',
      obitoMotivo: `Motivo ${vez}`,
    }),
  },
} satisfies Partial<Formularios>
