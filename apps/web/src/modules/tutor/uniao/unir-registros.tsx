import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FichaComum } from '@vetlume/dominio/cadastro'
import { useRegistroNaUrl } from '../../../lib/use-registro-na-url.ts'
import { avisar } from '../../../ui/avisar.ts'
import { EstadoDeErro, EsqueletoDeFormulario } from '../../../ui/estados.tsx'
import { Pagina, Secao } from '../../../ui/pagina.tsx'
import { consultaDoRegistro, migalhasDoRegistro, type Tela } from '../../cadastros/index.ts'
import { Comparacao } from './comparacao.tsx'
import type { CampoComparado } from './linha-comparada.tsx'

interface Ficha extends FichaComum {
  nome: string
}

interface Uniao<C extends string> {
  codigo: string
  versao: number
  outro: string
  versaoDoOutro: number
  doOutro: C[]
}

/** What may name a record that was merged. */
const LEITURAS = ['tutor', 'animal', 'prontuario', 'atendimento', 'laudo', 'historico'] as const

export interface UnirRegistrosProps<F extends Ficha, C extends string> {
  titulo: string
  tela: Tela
  /** As the routes name it: `tutor`, `animal`. */
  entidade: string
  codigo: string
  outro: string
  /** What tells one from the other: when it was registered, whose it is. */
  detalhe: (ficha: F) => string
  comparar: (mantido: F, outro: F) => readonly CampoComparado<C>[]
  /** What always happens, whatever is chosen. */
  consequencias: (mantido: F, outro: F) => readonly string[]
  unir: (uniao: Uniao<C>) => Promise<unknown>
}

/** Two records side by side, read from their routes, to be made one. */
export function UnirRegistros<F extends Ficha, C extends string>({
  titulo,
  tela,
  entidade,
  codigo,
  outro,
  detalhe,
  comparar,
  consequencias,
  unir,
}: UnirRegistrosProps<F, C>) {
  const um = useQuery(consultaDoRegistro<F>(entidade, codigo))
  const dois = useQuery(consultaDoRegistro<F>(entidade, outro))
  const { abrir } = useRegistroNaUrl()
  const navegar = useNavigate()
  const cache = useQueryClient()
  const erro = um.error ?? dois.error
  const [mantido, unido] = [um.data, dois.data]
  return (
    <Pagina titulo={titulo} largura="leitura" migalhas={migalhasDoRegistro(tela, 'Unir')}>
      {mantido === undefined || unido === undefined ? (
        <Secao>{erro === null ? <EsqueletoDeFormulario /> : <EstadoDeErro erro={erro} />}</Secao>
      ) : (
        <Comparacao
          mantido={{ nome: mantido.nome, detalhe: detalhe(mantido) }}
          outro={{ nome: unido.nome, detalhe: detalhe(unido) }}
          campos={comparar(mantido, unido)}
          consequencias={[
            ...consequencias(mantido, unido),
            `O cadastro de ${unido.nome} deixa de aparecer, e os links antigos levam ao que ficou.`,
          ]}
          aoInverter={() => void navegar({ to: '.', search: { codigo: outro, unir: codigo } })}
          aoCancelar={() => abrir(codigo)}
          aoUnir={async (doOutro) => {
            await unir({ codigo, versao: mantido.versao, outro, versaoDoOutro: unido.versao, doOutro })
            for (const leitura of LEITURAS) void cache.invalidateQueries({ queryKey: [leitura] })
            avisar.sucesso('Cadastros unidos.')
            abrir(codigo)
          }}
        />
      )}
    </Pagina>
  )
}
