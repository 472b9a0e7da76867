import type { Cenario } from './esquema.ts'

/** Where a new simulation starts: an abdominal ultrasound at home, with plausible numbers to be changed. */
export const CENARIO_DE_EXEMPLO: Cenario = {
  nome: 'Cenário 1',
  servico: 'Ultrassom abdominal (exemplo)',
  precoCentavos: 25_000,
  exames: 60,
  margemBp: 3_000,
  plantao: { tipo: 'NENHUM', basisPoints: null, centavos: null },
  insumos: [
    { nome: 'Gel condutor', quantidade: 0.1, custoCentavos: 1_800 },
    { nome: 'Luvas', quantidade: 2, custoCentavos: 60 },
    { nome: 'Papel e descartáveis', quantidade: 1, custoCentavos: 350 },
  ],
  equipamentos: [
    {
      nome: 'Aparelho de ultrassom portátil',
      custoCentavos: 6_500_000,
      vidaMeses: 60,
      residualCentavos: 1_500_000,
      manutencaoCentavos: 30_000,
      examesMes: 90,
    },
  ],
  minutos: 40,
  custoHoraCentavos: 2_500,
  km: 12,
  custoKmCentavos: 120,
  minutosDeViagem: 30,
  imposto: { tipo: 'SIMPLES', receita12Centavos: 24_000_000, folha12Centavos: 7_200_000, aliquotaBp: null },
  pagamento: { metodo: 'CARTAO_CREDITO', taxaBp: 320, parcelas: 1, antecipacaoBp: null },
  repasse: { tipo: 'PERCENTUAL', basisPoints: 3_000, centavos: null, base: 'LIQUIDO' },
  fixosCentavos: 180_000,
}

/** The same questions with no answer yet. */
export const CENARIO_EM_BRANCO: Cenario = {
  ...CENARIO_DE_EXEMPLO,
  servico: '',
  precoCentavos: null,
  exames: 1,
  insumos: [],
  equipamentos: [],
  minutos: null,
  custoHoraCentavos: null,
  km: null,
  custoKmCentavos: null,
  minutosDeViagem: null,
  imposto: { tipo: 'SIMPLES', receita12Centavos: null, folha12Centavos: null, aliquotaBp: null },
  pagamento: { metodo: 'PIX', taxaBp: null, parcelas: 1, antecipacaoBp: null },
  repasse: { tipo: 'NENHUM', basisPoints: null, centavos: null, base: 'LIQUIDO' },
  fixosCentavos: null,
}
