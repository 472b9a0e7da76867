import { campoDaSituacao, CAMPOS_DO_ENDERECO, type CampoImportado } from './campo.ts'
import { lerDigitos, lerSimNao, lerTexto } from './valores.ts'

export const CAMPOS_DO_TUTOR: readonly CampoImportado[] = [
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
  campoDaSituacao(
    'tutor.ativo',
    'Situação do tutor',
    'situacao do tutor, situacao do responsavel, situacao do cliente',
  ),
]
