import type { Destino } from '../buscas.ts'
import { ErroDeApi } from '../lib/erro-de-api.ts'
import { BotaoElo } from './elo.tsx'
import { EstadoDeErro, EstadoVazio, EsqueletoDeFormulario } from './estados.tsx'
import { Secao } from './pagina.tsx'

export interface RegistroAusenteProps {
  /** What it would be: "Laudo". */
  titulo: string
  genero: 'o' | 'a'
  /** Where those that exist are, and how that list is called: "laudos". */
  lista: Destino & { nome: string }
  erro: Error | null
  aoTentarDeNovo: () => void
}

/** In the place of a record: on its way, not there any more, or out of reach. */
export function RegistroAusente({ titulo, genero, lista, erro, aoTentarDeNovo }: RegistroAusenteProps) {
  const sumiu = erro instanceof ErroDeApi && (erro.codigo === 'NAO_ENCONTRADO' || erro.codigo === 'VALIDACAO')
  return (
    <Secao>
      {erro === null && <EsqueletoDeFormulario campos={6} />}
      {sumiu && (
        <EstadoVazio
          cena="busca"
          titulo={`${titulo} não encontrad${genero}`}
          texto={`Pode ter sido excluíd${genero}, ou o endereço está incompleto.`}
          acao={
            <BotaoElo to={lista.to} search={lista.search ?? {}} variant="outlined">
              {`Ver ${lista.nome}`}
            </BotaoElo>
          }
        />
      )}
      {erro !== null && !sumiu && <EstadoDeErro erro={erro} aoTentarDeNovo={aoTentarDeNovo} />}
    </Secao>
  )
}
