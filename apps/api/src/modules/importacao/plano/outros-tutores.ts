import { normalizarBusca, normalizarCpf } from '@vetlume/dominio/formatos'
import type { Leitura, PessoaNomeada } from '@vetlume/dominio/importacao'
import { nomesDosTutores } from '../queries-registros.ts'
import { valorDe, type Alvo, type Anotar } from './alvos.ts'
import type { LinhaLida } from './ler-linha.ts'
import type { Terreno } from './catalogo.ts'

/** Who else the lines say answers for their animals. */
export const outrosNomeados = (lidas: readonly LinhaLida[]): PessoaNomeada[] =>
  lidas.flatMap(({ valores }) => (valores['animal.outrosTutores'] ?? []) as PessoaNomeada[])

const documentosDe = (alvo: Alvo) => [valorDe(alvo, 'cpf'), valorDe(alvo, 'documento')]

/** By the document where there is one, and otherwise by a name that only one has. */
function achar(tutores: readonly Alvo[], { nome, documento }: PessoaNomeada): Leitura<string> {
  const cpf = documento === null ? null : normalizarCpf(documento)
  const seus = tutores.filter((alvo) =>
    cpf === null
      ? normalizarBusca(String(valorDe(alvo, 'nome'))) === normalizarBusca(nome) &&
        (documento === null || documentosDe(alvo).includes(documento))
      : valorDe(alvo, 'cpf') === cpf,
  )
  const [achado, outro] = seus
  if (achado === undefined) return { erro: `Não há no cadastro o tutor “${nome}”.` }
  if (outro !== undefined)
    return { erro: `Há mais de um tutor “${nome}”: escreva também o CPF, como “${nome} | 529.982.247-25”.` }
  return { valor: achado.codigo }
}

/** Turns the people that lines name into tutors, of the sheet or registered: of an animal, never its main one. */
export async function resolverOutrosTutores(
  terreno: Terreno,
  tutores: readonly Alvo[],
  animais: Iterable<Alvo>,
  anotar: Anotar,
): Promise<void> {
  const { catalogo } = terreno
  const porChave = Map.groupBy(
    tutores.flatMap((alvo) => [
      [normalizarBusca(String(valorDe(alvo, 'nome'))), alvo] as const,
      [String(valorDe(alvo, 'cpf')), alvo] as const,
    ]),
    ([chave]) => chave,
  )
  const antigos = new Set<string>()
  for (const alvo of animais) {
    const pessoas = alvo.valores['outrosTutores'] as PessoaNomeada[] | undefined
    if (pessoas === undefined) continue
    for (const codigo of (alvo.existente?.forma['outrosTutores'] ?? []) as string[]) antigos.add(codigo)
    const codigos = pessoas.flatMap((pessoa) => {
      const cpf = normalizarCpf(pessoa.documento ?? '')
      const proximos = porChave.get(cpf ?? normalizarBusca(pessoa.nome)) ?? []
      const { valor, erro } = achar(
        proximos.map(([, tutor]) => tutor),
        pessoa,
      )
      if (erro !== undefined) anotar(alvo.origem['outrosTutores'] ?? alvo.linha, 'animal.outrosTutores', erro)
      return valor ?? []
    })
    alvo.valores['outrosTutores'] = [...new Set(codigos)].filter((codigo) => codigo !== valorDe(alvo, 'tutor'))
  }
  if (antigos.size > 0)
    for (const { codigo, nome } of await nomesDosTutores(terreno.tx, terreno.cliente, [...antigos]))
      catalogo.lembrar('tutor', codigo, nome)
}
