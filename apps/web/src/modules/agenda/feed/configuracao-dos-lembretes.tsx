import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ConfiguracaoDoLembrete } from '@vetlume/dominio/lembrete'
import { useState } from 'react'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Fila } from '../../../ui/disposicao.tsx'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { ListaSuspensa } from '../../../ui/formulario/lista-suspensa.tsx'
import { Marca } from '../../../ui/formulario/marca.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { consultaDaConfiguracao } from './api.ts'
import estilos from './configuracao-dos-lembretes.module.css'

const HORAS = Array.from({ length: 27 }, (_, i) => {
  const minutos = 7 * 60 + i * 30
  return `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`
})

function Formulario({ inicial }: { inicial: ConfiguracaoDoLembrete }) {
  const cliente = useQueryClient()
  const [valores, definirValores] = useState(inicial)
  const { ativo, hora } = valores
  const mudou = ativo !== inicial.ativo || hora !== inicial.hora
  const salvar = useMutation({
    mutationFn: () => api('PUT /lembrete/configuracao', valores),
    onSuccess: (salva) => {
      cliente.setQueryData(consultaDaConfiguracao.queryKey, salva)
      avisar.sucesso('Lembretes configurados.')
    },
    onError: (erro) => avisar.erro(mensagemDoErro(erro)),
  })
  const horas = HORAS.includes(hora) ? HORAS : [hora, ...HORAS].toSorted()
  return (
    <>
      <Marca
        rotulo="Lembrar por e-mail na véspera"
        tipo="chave"
        checked={ativo}
        onChange={({ target }) => definirValores({ ...valores, ativo: target.checked })}
      />
      <Fila espaco={3}>
        <div className={estilos.caixa}>
          <ListaSuspensa
            rotulo="A partir das"
            valor={hora}
            disabled={!ativo}
            opcoes={horas.map((opcao) => ({ valor: opcao, rotulo: opcao }))}
            aoMudar={(nova) => definirValores({ ...valores, hora: nova })}
          />
        </div>
        <Botao variant="contained" disabled={!mudou || salvar.isPending} onClick={() => salvar.mutate()}>
          Salvar
        </Botao>
      </Fila>
    </>
  )
}

/** When the company reminds its clinics, and its tutors, of the next day. */
export function ConfiguracaoDosLembretes() {
  const { data, error, refetch } = useQuery(consultaDaConfiguracao)
  return (
    <section aria-label="Lembretes" className={estilos.configuracaoDosLembretes}>
      <Texto como="h3" tamanho="subtitulo">
        Lembretes
      </Texto>
      <Texto>
        Na véspera, quem espera o exame recebe um link para confirmar, recusar ou pedir outro horário, sem senha: a
        clínica parceira ou, sem ela, o tutor que não pediu para não receber e-mails.
      </Texto>
      {data !== undefined && <Formulario key={`${data.ativo}${data.hora}`} inicial={data} />}
      {data === undefined && error === null && <Esqueleto linhas={2} />}
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
    </section>
  )
}
