import { lerSexo } from './palavras.ts'
import { CAMPOS_DO_PARCEIRO } from './campos-do-parceiro.ts'
import { CAMPOS_DO_SERVICO } from './campos-do-servico.ts'
import { CAMPOS_DO_ENDERECO, type CampoImportado } from './campo.ts'
import { lerData } from './datas.ts'
import { lerDigitos, lerPeso, lerSimNao, lerTexto } from './valores.ts'
import type { TipoDeImportacao } from './tipos.ts'

const CAMPOS_DO_TUTOR: readonly CampoImportado[] = [
  {
    id: 'tutor.nome',
    rotulo: 'Nome do tutor',
    exemplo: 'Ana Prado',
    exigido: true,
    ler: lerTexto,
    sinonimos:
      'tutor, nome tutor, nome do tutor, tutora, proprietario, nome do proprietario, responsavel, nome do responsavel, dono, cliente, nome do cliente, nome completo',
  },
  {
    id: 'tutor.cpf',
    rotulo: 'CPF do tutor',
    exemplo: '529.982.247-25',
    ler: lerDigitos([11]),
    sinonimos:
      'cpf, cpf tutor, cpf do tutor, cpf do proprietario, cpf do responsavel, cpf cliente, cpf do cliente, documento',
  },
  {
    id: 'tutor.estrangeiro',
    rotulo: 'Tutor estrangeiro, sem CPF',
    exemplo: 'não',
    ler: lerSimNao,
    sinonimos: 'estrangeiro, tutor estrangeiro, estrangeira',
  },
  {
    id: 'tutor.documento',
    rotulo: 'Documento estrangeiro',
    exemplo: '',
    ler: lerTexto,
    sinonimos: 'passaporte, rne, documento estrangeiro, rnm',
  },
  {
    id: 'tutor.telefone',
    rotulo: 'Telefone do tutor',
    exemplo: '(11) 3333-4444',
    ler: lerTexto,
    sinonimos: 'telefone, fone, tel, telefone 1, telefone do tutor, contato, telefone principal, celular 1, fone 1',
  },
  {
    id: 'tutor.outroTelefone',
    rotulo: 'Outro telefone do tutor',
    exemplo: '',
    ler: lerTexto,
    sinonimos: 'telefone 2, outro telefone, telefone secundario, fone 2, telefone recado, celular 2',
  },
  {
    id: 'tutor.whatsapp',
    rotulo: 'WhatsApp do tutor',
    exemplo: '(11) 91234-5678',
    ler: lerTexto,
    sinonimos: 'whatsapp, whats, zap, celular, cel, whatsapp do tutor, celular do tutor, telefone celular',
  },
  {
    id: 'tutor.email',
    rotulo: 'E-mail do tutor',
    exemplo: 'ana@exemplo.com.br',
    ler: lerTexto,
    sinonimos: 'email, e mail, email do tutor, e mail do tutor, correio eletronico',
  },
  ...CAMPOS_DO_ENDERECO.map((campo) => ({ ...campo, id: `tutor.${campo.id}` })),
]

const CAMPOS_DO_ANIMAL: readonly CampoImportado[] = [
  {
    id: 'animal.nome',
    rotulo: 'Nome do animal',
    exemplo: 'Mel',
    ler: lerTexto,
    sinonimos:
      'animal, paciente, pet, nome do animal, nome do paciente, nome do pet, nome animal, nome pet, nome paciente',
  },
  {
    id: 'animal.especie',
    rotulo: 'Espécie',
    exemplo: 'Canina',
    ler: lerTexto,
    referencia: 'especie',
    sinonimos: 'especie, tipo de animal, tipo',
  },
  { id: 'animal.raca', rotulo: 'Raça', exemplo: 'SRD', ler: lerTexto, referencia: 'raca', sinonimos: 'raca' },
  { id: 'animal.sexo', rotulo: 'Sexo', exemplo: 'Fêmea', ler: lerSexo, sinonimos: 'sexo, genero, sexo do animal' },
  {
    id: 'animal.castrado',
    rotulo: 'Castrado',
    exemplo: 'sim',
    ler: lerSimNao,
    sinonimos: 'castrado, castrada, esterilizado, esterilizada, castracao, castrado a',
  },
  {
    id: 'animal.nascimento',
    rotulo: 'Nascimento',
    exemplo: '31/12/2020',
    ler: lerData,
    sinonimos: 'nascimento, data de nascimento, data nascimento, nasc, dt nasc, dt nascimento, data nasc',
  },
  {
    id: 'animal.nascimentoPresumido',
    rotulo: 'Nascimento presumido',
    exemplo: '',
    ler: lerSimNao,
    sinonimos: 'nascimento presumido, idade presumida, data presumida',
  },
  {
    id: 'animal.pelagem',
    rotulo: 'Pelagem',
    exemplo: 'Caramelo',
    ler: lerTexto,
    sinonimos: 'pelagem, cor, pelo, cor da pelagem',
  },
  {
    id: 'animal.pesoGramas',
    rotulo: 'Peso (kg)',
    exemplo: '12,5',
    ler: lerPeso,
    sinonimos: 'peso, peso kg, peso atual, kg',
  },
  {
    id: 'animal.microchip',
    rotulo: 'Microchip',
    exemplo: '',
    ler: lerDigitos([15]),
    sinonimos: 'microchip, chip, numero do microchip, n microchip',
  },
  {
    id: 'animal.sinpatinhas',
    rotulo: 'SinPatinhas',
    exemplo: '',
    ler: lerDigitos([15]),
    sinonimos: 'sinpatinhas, sin patinhas, rga',
  },
  {
    id: 'animal.sinais',
    rotulo: 'Sinais particulares',
    exemplo: '',
    ler: lerTexto,
    sinonimos: 'sinais, sinais particulares, marcas',
  },
  {
    id: 'animal.alerta',
    rotulo: 'Alerta',
    exemplo: '',
    ler: lerTexto,
    sinonimos: 'alerta, alertas, observacao, observacoes, obs',
  },
  {
    id: 'animal.planoSaude',
    rotulo: 'Plano de saúde',
    exemplo: '',
    ler: lerTexto,
    referencia: 'planoSaude',
    sinonimos: 'plano, plano de saude, convenio, plano saude',
  },
  {
    id: 'animal.carteirinha',
    rotulo: 'Carteirinha do plano',
    exemplo: '',
    ler: lerDigitos([]),
    sinonimos: 'carteirinha, numero da carteirinha, carteira, matricula do plano',
  },
  {
    id: 'animal.parceiro',
    rotulo: 'Clínica de origem',
    exemplo: '',
    ler: lerTexto,
    referencia: 'parceiro',
    sinonimos: 'clinica, clinica de origem, parceiro, clinica parceira, origem, veterinaria',
  },
  {
    id: 'animal.obito',
    rotulo: 'Data do óbito',
    exemplo: '',
    ler: lerData,
    sinonimos: 'obito, data do obito, falecimento, data de obito, morte',
  },
]

/** What each kind of sheet may bring, in the order in which people are asked. */
export const CAMPOS_DA_IMPORTACAO: Readonly<Record<TipoDeImportacao, readonly CampoImportado[]>> = {
  PACIENTES: [...CAMPOS_DO_TUTOR, ...CAMPOS_DO_ANIMAL],
  PARCEIROS: CAMPOS_DO_PARCEIRO,
  SERVICOS: CAMPOS_DO_SERVICO,
}
