import { useQuery } from '@tanstack/react-query'
import type { EstudoCompleto } from '@vetlume/dominio/estudo'
import { juntar } from '@vetlume/dominio/formatos'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { BotaoElo } from '../../ui/elo.tsx'
import { Botao } from '../../ui/botao.tsx'
import { Colunas } from '../../ui/colunas.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { MenuDeAcoes } from '../../ui/menu-de-acoes.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Recado } from '../../ui/recado.tsx'
import { useAcao } from '../../ui/use-acao.ts'
import { Data, DataHora } from '../../ui/valores.tsx'
import { ouTraco } from '../cadastros/index.ts'
import { consultaDoEstudo, useAtualizarEstudos } from './api.ts'
import { ImagensDoEstudo } from './imagens-do-estudo.tsx'
import { Propostas } from './propostas.tsx'
import { EtiquetaDoEstudo } from './situacao.tsx'

const DialogoDeMotivo = parte(async () => (await import('../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo)

function Acoes({ estudo }: { estudo: EstudoCompleto }) {
  const [descartando, descartar] = useState(false)
  const atualizar = useAtualizarEstudos()
  const { codigo, versao, permissoes, exame } = estudo
  const soltar = useAcao(
    () => api('POST /estudo/:codigo/soltar', { codigo, versao }),
    atualizar,
    () => 'Ligação desfeita: o estudo voltou a esperar.',
  )
  const retomar = useAcao(
    () => api('POST /estudo/:codigo/retomar', { codigo, versao }),
    atualizar,
    () => 'O estudo voltou a esperar.',
  )
  const falha = soltar.error ?? retomar.error
  return (
    <>
      {exame?.laudo != null && (
        <BotaoElo to="/laudo/editar" search={{ codigo: exame.laudo }} variant="contained">
          Abrir o laudo
        </BotaoElo>
      )}
      {permissoes.soltar && (
        <Botao variant="outlined" loading={soltar.isPending} onClick={() => soltar.mutate(undefined)}>
          Desfazer a ligação
        </Botao>
      )}
      {permissoes.retomar && (
        <Botao variant="outlined" loading={retomar.isPending} onClick={() => retomar.mutate(undefined)}>
          Trazer de volta
        </Botao>
      )}
      <MenuDeAcoes
        grupos={[[permissoes.descartar && { rotulo: 'Descartar', executar: () => descartar(true), perigo: true }]]}
      />
      {falha !== null && <Recado tom="error">{falha.message}</Recado>}
      {descartando && (
        <DialogoDeMotivo
          titulo="Descartar este estudo?"
          descricao="Ele não é oferecido a exame nenhum. Pode ser trazido de volta por 90 dias; depois as imagens são apagadas."
          confirmar="Descartar"
          aoConfirmar={async (motivo) => {
            await api('POST /estudo/:codigo/descartar', { codigo, versao, motivo })
            await atualizar()
            avisar.sucesso('Estudo descartado.')
          }}
          aoFechar={() => descartar(false)}
        />
      )}
    </>
  )
}

const AVISOS: Readonly<Partial<Record<EstudoCompleto['situacao'], string>>> = {
  ESPERANDO_LAUDO: 'O laudo deste exame ainda não começou: as imagens entram quando ele começar.',
  LAUDO_ASSINADO: 'O laudo deste exame já foi assinado: as imagens esperam por uma retificação.',
}

function NoArquivo({ estudo }: { estudo: EstudoCompleto }) {
  const { paciente, responsavel, especie, modalidade, aparelho, numeroDeAcesso, equipamento } = estudo
  const { realizadoEm, realizadoAs, ultimaEm, exame, ligadoPor, motivo, saiEm, esperaAte } = estudo
  return (
    <Secao titulo="O que o aparelho disse">
      <QuadroDeValores>
        <LinhaDeValor rotulo="Paciente">{ouTraco(paciente)}</LinhaDeValor>
        <LinhaDeValor rotulo="Responsável">{ouTraco(responsavel)}</LinhaDeValor>
        <LinhaDeValor rotulo="Espécie">{ouTraco(especie)}</LinhaDeValor>
        <LinhaDeValor rotulo="Número do exame">{ouTraco(numeroDeAcesso)}</LinhaDeValor>
        <LinhaDeValor rotulo="Feito em">
          {realizadoEm === null ? '—' : <Data dia={realizadoEm} />} {realizadoAs?.slice(0, 5)}
        </LinhaDeValor>
        <LinhaDeValor rotulo="Aparelho">{ouTraco(juntar(modalidade, aparelho))}</LinhaDeValor>
        <LinhaDeValor rotulo="Recebido de">
          {equipamento}, <DataHora instante={ultimaEm} />
        </LinhaDeValor>
        {exame !== null && (
          <LinhaDeValor rotulo="Exame">
            {exame.animal}, {exame.servico} (atendimento nº {exame.numero}),{' '}
            {ligadoPor === null ? 'pelo número do exame' : `por ${ligadoPor}`}
          </LinhaDeValor>
        )}
        {esperaAte !== null && (
          <LinhaDeValor rotulo="Espera até">
            <DataHora instante={esperaAte} />. Se ninguém disser de que exame é, é descartado.
          </LinhaDeValor>
        )}
        {motivo !== null && <LinhaDeValor rotulo="Descartado por">{motivo}</LinhaDeValor>}
        {saiEm !== null && (
          <LinhaDeValor rotulo="Apagado em">
            <DataHora instante={saiEm} />
          </LinhaDeValor>
        )}
      </QuadroDeValores>
    </Secao>
  )
}

/** One study: its images, what the machine said, and which exam it is of. */
export function DetalheDoEstudo({ codigo }: { codigo: string }) {
  const { data, error, refetch } = useQuery(consultaDoEstudo(codigo))
  const titulo = data?.paciente ?? 'Estudo sem nome'
  const aviso = data && AVISOS[data.situacao]
  return (
    <Pagina
      titulo={data === undefined ? 'Estudo recebido' : titulo}
      {...(data === undefined
        ? {}
        : { complemento: <EtiquetaDoEstudo {...data} />, acoes: <Acoes key={data.versao} estudo={data} /> })}
      migalhas={[
        { rotulo: 'Laudos', para: '/laudo' },
        { rotulo: 'Imagens recebidas', para: '/laudo/recebidas' },
        { rotulo: titulo },
      ]}
    >
      {data === undefined ? (
        <Secao>
          {error === null ? (
            <Esqueleto linhas={8} />
          ) : (
            <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
          )}
        </Secao>
      ) : (
        <Colunas lado={<NoArquivo estudo={data} />}>
          {aviso !== undefined && <Recado>{aviso}</Recado>}
          {data.permissoes.ligar && <Propostas estudo={data} />}
          <ImagensDoEstudo estudo={data} />
        </Colunas>
      )}
    </Pagina>
  )
}
