import { contar } from '@vetlume/dominio/formatos'
import { useMutation, useQuery } from '@tanstack/react-query'
import { somarKm, type AcertoCompleto } from '@vetlume/dominio/acerto'
import { quilometros } from '@vetlume/dominio/deslocamento'
import { useState } from 'react'
import { abrirEmNovaAba } from '../../lib/abrir-em-nova-aba.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { Colunas } from '../../ui/colunas.tsx'
import { Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { MenuDeAcoes } from '../../ui/menu-de-acoes.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Recado } from '../../ui/recado.tsx'
import { useAcao } from '../../ui/use-acao.ts'
import { Data, DataHora, Dinheiro } from '../../ui/valores.tsx'
import { BotaoHistorico } from '../historico/index.ts'
import { buscarExtrato, consultaDoAcerto, useAtualizarAcertos } from './api.ts'
import { DiasDeDeslocamento } from './dias-de-deslocamento.tsx'
import { CAMPOS_DO_ACERTO } from './historico-do-acerto.ts'
import { EtiquetaDoAcerto } from './situacao.tsx'

const DialogoDeMotivo = parte(async () => (await import('../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo)

function Desfazer({ acerto, aoFechar }: { acerto: AcertoCompleto; aoFechar: () => void }) {
  const atualizar = useAtualizarAcertos()
  const { codigo, numero, versao } = acerto
  return (
    <DialogoDeMotivo
      titulo={`Desfazer o acerto nº ${numero}?`}
      descricao="A conta a pagar, se já houver, é cancelada, o especialista deixa de vê-lo e os repasses e os dias de deslocamento voltam a esperar."
      confirmar="Desfazer"
      aoConfirmar={async (motivo) => {
        await api('POST /acerto/:codigo/desfeito', { codigo, versao, motivo })
        await atualizar()
        avisar.sucesso('Acerto desfeito.')
      }}
      aoFechar={aoFechar}
    />
  )
}

function Acoes({ acerto }: { acerto: AcertoCompleto }) {
  const [desfazendo, desfazer] = useState(false)
  const atualizar = useAtualizarAcertos()
  const { codigo, numero, versao, permissoes } = acerto
  const extrato = useMutation({
    mutationFn: () => buscarExtrato(codigo),
    onSuccess: (pdf) => abrirEmNovaAba(pdf, `acerto-${numero}.pdf`),
    onError: avisar.erro,
  })
  const aprovar = useAcao(
    () => api('POST /acerto/:codigo/aprovacao', { codigo, versao }),
    atualizar,
    () => 'Acerto aprovado: a conta a pagar foi criada.',
  )
  return (
    <>
      <Botao variant="outlined" loading={extrato.isPending} onClick={() => extrato.mutate()}>
        Extrato em PDF
      </Botao>
      {permissoes.aprovar && (
        <Botao variant="contained" loading={aprovar.isPending} onClick={() => aprovar.mutate(undefined)}>
          Aprovar
        </Botao>
      )}
      {permissoes.verHistorico && (
        <BotaoHistorico entidade="acerto" registro={codigo} nome={`Acerto nº ${numero}`} campos={CAMPOS_DO_ACERTO} />
      )}
      <MenuDeAcoes
        grupos={[
          [permissoes.desfazer && { rotulo: 'Desfazer o acerto', executar: () => desfazer(true), perigo: true }],
        ]}
      />
      {aprovar.error !== null && <Recado tom="error">{aprovar.error.message}</Recado>}
      {desfazendo && <Desfazer acerto={acerto} aoFechar={() => desfazer(false)} />}
    </>
  )
}

function Repasses({ acerto: { itens } }: { acerto: AcertoCompleto }) {
  return (
    <Secao titulo="Repasses">
      {itens.length === 0 && <p>Os repasses deste acerto voltaram a esperar o próximo.</p>}
      <ListaDeItens rotulo="Repasses do acerto">
        {itens.map(({ codigo, paciente, servico, dia, atendimento, texto, valorCentavos }) => (
          <Item key={codigo} titulo={`${servico}, ${paciente}`} valor={<Dinheiro centavos={valorCentavos} />}>
            <span>
              <Data dia={dia} />,{' '}
              <Elo to="/atendimento" search={{ codigo: atendimento.codigo }}>
                atendimento nº {atendimento.numero}
              </Elo>
            </span>
            <span>{texto}</span>
          </Item>
        ))}
      </ListaDeItens>
    </Secao>
  )
}

function Deslocamento({ acerto: { dias, estado } }: { acerto: AcertoCompleto }) {
  if (dias.length === 0) return null
  return (
    <Secao titulo="Deslocamento" descricao="De cada dia com exames, pelas visitas realizadas na agenda.">
      {estado === 'DESFEITO' && <p>Os dias deste acerto voltaram a esperar o próximo.</p>}
      <DiasDeDeslocamento dias={dias} />
    </Secao>
  )
}

function Valores({ acerto }: { acerto: AcertoCompleto }) {
  const {
    itens,
    dias,
    repassesCentavos,
    deslocamentoCentavos,
    ajusteCentavos,
    ajusteMotivo,
    totalCentavos,
    saldoCentavos,
  } = acerto
  const { vencimento, titulo, permissoes, aprovadoPor, aprovadoEm } = acerto
  return (
    <Secao titulo="Pagamento">
      <QuadroDeValores>
        <LinhaDeValor rotulo={contar(itens.length, 'repasse', 'repasses')}>
          <Dinheiro centavos={repassesCentavos} />
        </LinhaDeValor>
        {dias.length > 0 && (
          <LinhaDeValor rotulo={`Deslocamento, ${quilometros(somarKm(dias))}`}>
            <Dinheiro centavos={deslocamentoCentavos} />
          </LinhaDeValor>
        )}
        {ajusteCentavos !== 0 && (
          <LinhaDeValor rotulo={`Ajuste: ${ajusteMotivo ?? ''}`}>
            <Dinheiro centavos={ajusteCentavos} />
          </LinhaDeValor>
        )}
        <LinhaDeValor rotulo="Total" forte>
          <Dinheiro centavos={totalCentavos} />
        </LinhaDeValor>
        <LinhaDeValor rotulo="Vencimento">
          <Data dia={vencimento} />
        </LinhaDeValor>
        <LinhaDeValor rotulo="Falta pagar" forte>
          <Dinheiro centavos={saldoCentavos} />
        </LinhaDeValor>
        {aprovadoPor !== null && aprovadoEm !== null && (
          <LinhaDeValor rotulo="Aprovado">
            {aprovadoPor}, <DataHora instante={aprovadoEm} />
          </LinhaDeValor>
        )}
        {permissoes.verConta && titulo !== null && (
          <LinhaDeValor rotulo="Conta">
            <Elo to="/financeiro/contas-pagar" search={{ codigo: titulo.codigo }}>
              Título nº {titulo.numero}
            </Elo>
          </LinhaDeValor>
        )}
      </QuadroDeValores>
    </Secao>
  )
}

/** One settlement: every repasse and the way of every day explained, what it comes to, and who agreed. */
export function DetalheDoAcerto({ codigo, daEmpresa }: { codigo: string; daEmpresa: boolean }) {
  const { data, error, refetch } = useQuery(consultaDoAcerto(codigo))
  return (
    <Pagina
      titulo={data === undefined ? 'Acerto' : `Acerto nº ${data.numero}`}
      {...(data === undefined
        ? {}
        : {
            complemento: <EtiquetaDoAcerto {...data} />,
            descricao: (
              <>
                {daEmpresa ? `${data.especialista.nome}: exames feitos até ` : 'Exames feitos até '}
                <Data dia={data.ate} />
              </>
            ),
            acoes: <Acoes acerto={data} />,
          })}
      migalhas={[
        { rotulo: 'Financeiro' },
        { rotulo: 'Acertos', para: '/financeiro/acerto' },
        { rotulo: data === undefined ? 'Acerto' : `nº ${data.numero}` },
      ]}
    >
      {data === undefined ? (
        <Secao>
          {error === null ? (
            <Esqueleto linhas={10} />
          ) : (
            <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
          )}
        </Secao>
      ) : (
        <>
          {data.motivo !== null && <Recado tom="warning">Desfeito, não vale mais. Motivo: {data.motivo}</Recado>}
          <Colunas lado={<Valores acerto={data} />}>
            <Repasses acerto={data} />
            <Deslocamento acerto={data} />
          </Colunas>
        </>
      )}
    </Pagina>
  )
}
