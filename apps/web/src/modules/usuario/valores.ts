import { dadosDoCadastro } from '@vetlume/dominio/cadastro'
import { formatarCpf, formatarTelefone, juntar } from '@vetlume/dominio/formatos'
import type { Perfil } from '@vetlume/dominio/menu'
import {
  dadosDoUsuario,
  perfisComLugar,
  ROTULOS_DE_PERFIL,
  type Usuario,
  type VinculoDoUsuario,
} from '@vetlume/dominio/usuario'
import type * as z from 'zod/mini'
import type { CamposDoFormulario } from '../historico/index.ts'
import type { CamposProps, ValoresInteiros } from '../cadastros/index.ts'

export const esquemaDoUsuario = dadosDoCadastro(dadosDoUsuario, [perfisComLugar])
export type ValoresDoUsuario = z.input<typeof esquemaDoUsuario>
type SaidaDoUsuario = z.output<typeof esquemaDoUsuario>
export type CamposDoUsuarioProps = CamposProps<Usuario, ValoresDoUsuario, SaidaDoUsuario>
export type VinculoNoFormulario = ValoresDoUsuario['vinculos'][number]

const vinculoNoFormulario = ({ perfil, cliente, parceiro, especialista }: VinculoDoUsuario): VinculoNoFormulario => ({
  perfil,
  cliente: cliente.codigo,
  parceiro: parceiro?.codigo ?? null,
  especialista: especialista?.codigo ?? null,
})

export const valoresDoUsuario = (ficha: Usuario | undefined): ValoresInteiros<ValoresDoUsuario> => ({
  nome: ficha?.nome ?? '',
  email: ficha?.email ?? '',
  cpf: ficha?.cpf ?? '',
  telefone: ficha?.telefone ?? '',
  perfis: ficha?.perfis ?? [],
  vinculos: ficha?.vinculos.map(vinculoNoFormulario) ?? [],
})

/** A link as the trail wrote it, as the record answers it, or as the form holds it, which knows no names. */
function vinculoEmPalavras(vinculo: string | VinculoDoUsuario | VinculoNoFormulario): string {
  if (typeof vinculo === 'string') return vinculo
  const nomes = [vinculo.cliente, vinculo.parceiro, vinculo.especialista].flatMap((alvo) =>
    typeof alvo === 'object' && alvo !== null ? [alvo.nome] : [],
  )
  return juntar(ROTULOS_DE_PERFIL[vinculo.perfil], ...nomes)
}

/** How the fields read in the history and in the comparison of versions. */
export const camposDoUsuario: CamposDoFormulario<ValoresDoUsuario> = {
  nome: { rotulo: 'Nome' },
  email: { rotulo: 'E-mail' },
  cpf: { rotulo: 'CPF', texto: (cpf: string) => (cpf === '' ? 'em branco' : formatarCpf(cpf)) },
  telefone: {
    rotulo: 'Telefone',
    texto: (telefone: string) => (telefone === '' ? 'em branco' : formatarTelefone(telefone)),
  },
  perfis: {
    rotulo: 'Perfis, em ordem',
    texto: (perfis: readonly Perfil[]) => perfis.map((perfil) => ROTULOS_DE_PERFIL[perfil]).join(', '),
  },
  vinculos: {
    rotulo: 'Onde trabalha',
    texto: (vinculos: readonly (string | VinculoDoUsuario | VinculoNoFormulario)[]) =>
      vinculos.length === 0 ? 'em lugar nenhum' : vinculos.map(vinculoEmPalavras).join('\n'),
  },
  ativo: { rotulo: 'Ativo' },
  sessoes: { rotulo: 'Sessões encerradas', texto: (codigos: readonly string[]) => String(codigos.length) },
}
