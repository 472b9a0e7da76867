import type { CampoImportado } from './campo.ts'
import { lerModalidade } from './palavras.ts'
import { lerDinheiro, lerInteiro, lerMinutos, lerSimNao, lerTexto } from './valores.ts'

export const CAMPOS_DO_SERVICO: readonly CampoImportado[] = [
  {
    id: 'servico.nome',
    rotulo: 'Serviço',
    exemplo: 'Ultrassom abdominal',
    exigido: true,
    ler: lerTexto,
    sinonimos: 'servico, nome, nome do servico, exame, procedimento, descricao',
  },
  {
    id: 'servico.modalidade',
    rotulo: 'Modalidade',
    exemplo: 'Ultrassonografia',
    ler: lerModalidade,
    sinonimos: 'modalidade, tipo, categoria, grupo',
  },
  {
    id: 'servico.precoCentavos',
    rotulo: 'Preço (R$)',
    exemplo: '250,00',
    ler: lerDinheiro,
    sinonimos: 'preco, valor, preco r, valor r, preco de venda, valor do exame',
  },
  {
    id: 'servico.custoCentavos',
    rotulo: 'Custo (R$)',
    exemplo: '80,00',
    ler: lerDinheiro,
    sinonimos: 'custo, custo r, preco de custo, valor de custo',
  },
  {
    id: 'servico.duracaoMinutos',
    rotulo: 'Duração (min)',
    exemplo: '40',
    ler: lerMinutos,
    sinonimos: 'duracao, duracao min, tempo, minutos, duracao em minutos',
  },
  {
    id: 'servico.especialidade',
    rotulo: 'Especialidade',
    exemplo: '',
    ler: lerTexto,
    referencia: 'especialidade',
    sinonimos: 'especialidade, area',
  },
  {
    id: 'servico.prazoRotinaHoras',
    rotulo: 'Prazo de rotina (horas)',
    exemplo: '48',
    ler: lerInteiro,
    sinonimos: 'prazo, prazo de rotina, prazo rotina, prazo horas, prazo de rotina horas, prazo do laudo',
  },
  {
    id: 'servico.prazoUrgenteHoras',
    rotulo: 'Prazo de urgência (horas)',
    exemplo: '6',
    ler: lerInteiro,
    sinonimos: 'prazo urgente, prazo de urgencia, urgencia, prazo de urgencia horas',
  },
  {
    id: 'servico.exigeLaudo',
    rotulo: 'Tem laudo',
    exemplo: 'sim',
    ler: lerSimNao,
    sinonimos: 'tem laudo, exige laudo, laudo',
  },
  {
    id: 'servico.exigeRevisao',
    rotulo: 'Laudo com revisão',
    exemplo: 'não',
    ler: lerSimNao,
    sinonimos: 'revisao, exige revisao, laudo com revisao',
  },
  {
    id: 'servico.preparo',
    rotulo: 'Preparo',
    exemplo: 'Jejum de 8 horas',
    ler: lerTexto,
    sinonimos: 'preparo, orientacoes, instrucoes',
  },
]
