import { sql } from 'kysely'
import { comConexao } from '../../../db/papeis.ts'
import type { Banco } from '../src/infra/banco/index.ts'

/** Tables of a company whose rows are in answers that a process keeps (`infra/guardado.ts`). */
const LIDAS = [
  'agendamento',
  'agendamento_equipamento',
  'agendamento_janela',
  'agendamento_servico',
  'animal',
  'atendimento',
  'atendimento_item',
  'atendimento_comentario',
  'equipamento',
  'especialista',
  'laudo',
  'pagamento',
  'parceiro',
  'repasse',
  'servico',
  'titulo',
  'transferencia',
  'tutor',
]

/**
 * What is kept holds while the company's trail stands still, so nothing that is read there may change without leaving one. In
 * the suites the database itself refuses a transaction of the product that does.
 */
export const exigirTrilha = (urlSuper: string): Promise<void> =>
  comConexao(urlSuper, async (conexao) => {
    await conexao.query(`
      create schema teste;
      create function teste.exigir_trilha() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
      declare desta xid := pg_current_xact_id()::xid;
      begin
        if current_setting('role') <> 'vetlume_inquilino' or current_setting('teste.trilha', true) = desta::text then return null; end if;
        if not exists (select from auditoria where cliente = new.cliente and xmin = desta) then
          raise exception '% mudou sem deixar trilha', tg_table_name;
        end if;
        perform set_config('teste.trilha', desta::text, true);
        return null;
      end $$`)
    for (const tabela of LIDAS)
      await conexao.query(
        `create constraint trigger deixa_trilha after insert or update on ${tabela}
          deferrable initially deferred for each row execute function teste.exigir_trilha()`,
      )
  })

/** Lets this transaction of a suite change what it likes: it stands for what a verb does, not for the verb. */
export const semTrilha = (tx: Banco) =>
  sql`select set_config('teste.trilha', pg_current_xact_id()::xid::text, true)`.execute(tx)
