import { ErroDeApi } from '../../../lib/erro-de-api.ts'
import { BotaoElo } from '../../../ui/elo.tsx'
import { EstadoDeErro, EstadoVazio, EsqueletoDeFormulario } from '../../../ui/estados.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { tituloDoUm, type Tela } from '../tipos.ts'

interface FichaAusenteProps {
  tela: Tela
  erro: Error | null
  aoTentarDeNovo: () => void
}

/** In the place of a record: on its way, not there any more, or out of reach. */
export function FichaAusente({ tela, erro, aoTentarDeNovo }: FichaAusenteProps) {
  const { genero, rota, titulo, busca = {} } = tela
  const sumiu = erro instanceof ErroDeApi && (erro.codigo === 'NAO_ENCONTRADO' || erro.codigo === 'VALIDACAO')
  return (
    <Secao>
      {erro === null && <EsqueletoDeFormulario campos={6} />}
      {sumiu && (
        <EstadoVazio
          cena="busca"
          titulo={`${tituloDoUm(tela)} não encontrad${genero}`}
          texto={`Pode ter sido excluíd${genero}, ou o endereço está incompleto.`}
          acao={
            <BotaoElo to={rota} search={busca} variant="outlined">
              {`Ver ${titulo.toLowerCase()}`}
            </BotaoElo>
          }
        />
      )}
      {erro !== null && !sumiu && <EstadoDeErro erro={erro} aoTentarDeNovo={aoTentarDeNovo} />}
    </Secao>
  )
}
